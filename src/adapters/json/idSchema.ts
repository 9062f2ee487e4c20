import { Schema } from "effect"

/** An `Id` that names something, of an answer or of storage. */
export const Id = Schema.Union([Schema.Finite, Schema.NonEmptyString])
