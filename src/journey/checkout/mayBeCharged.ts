import type { Journey } from "../journey"

/**
 * True while a payment of this browser may have been charged. A record that cannot be read counts,
 * so that no page says 'no se cobró nada' without looking (TR-13).
 */
export const mayBeCharged = async ({ checkout }: Pick<Journey, "checkout">): Promise<boolean> => {
  const found = await checkout.run(({ wasTried }) => wasTried())
  return found.is === "failed" || found.value.lasting.length > 0
}
