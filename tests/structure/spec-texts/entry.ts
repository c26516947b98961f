/** The feature that will add a text or figure that no code has yet. */
export type Capability =
  | 'attribution'
  | 'cart'
  | 'chat'
  | 'error reporting'
  | 'search'
  | 'single sign-on page'
  | 'subscriptions page'
  | 'tracking'

/** A text or figure that the specification gives. */
export type SpecText = {
  /** As in the specification: verbatim where it quotes, else its meaning. */
  text: string
} & (
  | {
      /** The file that contains it. */
      in: string
      /** How it appears there, if it differs from the text. */
      as?: string
    }
  | {
      waiting: Capability
      /** What the code would contain if it had the text, if that differs from the text. */
      signs?: readonly string[]
    }
)

/** The texts of a document, by section. */
export type SpecTexts = Readonly<Record<string, readonly SpecText[]>>

/** Texts that one file contains verbatim. */
export function allIn(file: string, ...texts: string[]): SpecText[] {
  return texts.map(text => ({ text, in: file }))
}

/** Texts that one capability will add. */
export function allWaiting(waiting: Capability, ...texts: string[]): SpecText[] {
  return texts.map(text => ({ text, waiting }))
}
