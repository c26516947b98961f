import type { FunctionComponent } from 'react'
import type { AnyOperation } from '#portal/api/types.ts'

/** A card of the overview. Each capability declares its own, and the route of the overview lists them. */
export interface OverviewCard {
  /** What it shows, also when it fails: "Your lookups". */
  what: string
  /** A person who may call none of them does not see the card. */
  operations: readonly AnyOperation[]
  /** Fetches what the card shows, before it is drawn. Only for a person who may see it. */
  load: () => unknown
  Card: FunctionComponent
}
