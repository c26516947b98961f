/** What brings a text or figure that no code has yet. */
export type Capability =
  | 'attribution'
  | 'cart'
  | 'chat'
  | 'error reporting'
  | 'search'
  | 'site header'
  | 'single sign-on page'
  | 'subscriptions page'
  | 'tracking'
  | 'trial forms'

/** A text or figure that the specification gives. */
export type SpecText = {
  /** As the specification has it: letter by letter where it quotes, else what it says. */
  text: string
} & (
  | {
      /** File that has it. */
      in: string
      /** How it stands there, unless it is the text itself. */
      as?: string
    }
  | {
      waiting: Capability
      /** What would stand in the code if it were there, unless it is the text itself. */
      signs?: readonly string[]
    }
)

/** The texts of a document, by the section that they stand in. */
export type SpecTexts = Readonly<Record<string, readonly SpecText[]>>

/** Texts that one file has, each as it is. */
export function allIn(file: string, ...texts: string[]): SpecText[] {
  return texts.map(text => ({ text, in: file }))
}

/** Texts that one capability brings. */
export function allWaiting(waiting: Capability, ...texts: string[]): SpecText[] {
  return texts.map(text => ({ text, waiting }))
}
