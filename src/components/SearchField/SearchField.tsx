import styles from "./SearchField.module.css"
import { SearchInput, type SearchInputProps } from "./SearchInput"

export type SearchFieldProps = Omit<SearchInputProps, "onEnter"> & {
  /** Result in a sentence, announced as it changes. */
  readonly status: string
}

/** Searches while the visitor types. */
export const SearchField = ({ status, ...input }: SearchFieldProps) => (
  <search className={styles.SearchField} data-panel>
    <form className={styles.form} data-stack method="dialog" onSubmit={(event) => event.preventDefault()}>
      <SearchInput {...input} />
      <p className={styles.status} data-hint role="status">
        {status}
      </p>
    </form>
  </search>
)
