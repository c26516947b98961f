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
