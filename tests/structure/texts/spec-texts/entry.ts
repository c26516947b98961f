/**
 * Features that no code has yet, each with what stands in the path of a file once it does. Nothing waits any longer
 * then, whatever the words are that the code has chosen.
 */
export const MISSING = {
  chat: /\/(?:pre-?)?chat\b/,
} as const satisfies Record<string, RegExp>

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
      waiting: keyof typeof MISSING
    }
  | {
      /** Why no code has it. */
      leftOut: string
    }
)

/** The texts of a document, by section. */
export type SpecTexts = Readonly<Record<string, readonly SpecText[]>>

/** Texts that one file contains verbatim. */
export function allIn(file: string, ...texts: string[]): SpecText[] {
  return texts.map(text => ({ text, in: file }))
}

/** Texts that no code has, for one reason. */
export function allLeftOut(leftOut: string, ...texts: string[]): SpecText[] {
  return texts.map(text => ({ text, leftOut }))
}
