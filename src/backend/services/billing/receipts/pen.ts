import { fontFile, runsOf, type Weight } from './fonts.ts'

interface Style {
  /** In points. */
  size: number
  weight?: Weight
  /** Lines break to fit it. */
  width?: number
}

export interface Pen {
  /** Writes lines of text from the left of `x`, or up to it, and returns where the next line begins. */
  text(text: string, of: Style & { x: number; y: number; color: string; align?: 'end' }): number
  heightOf(text: string, of: Style): number
  widthOf(text: string, of: Style): number
  rule(of: { from: number; to: number; y: number; color: string }): void
}

const LINE_HEIGHT = 1.32

/** Writes on a document with all the fonts that a text needs. */
export function createPen(document: PDFKit.PDFDocument): Pen {
  const known = new Set<string>()
  const use = (font: string, size: number) => {
    if (!known.has(font)) document.registerFont(font, fontFile(font))
    known.add(font)
    return document.font(font).fontSize(size)
  }
  const widthOf = (text: string, { size, weight = 400 }: Style) =>
    runsOf(text, weight).reduce((width, run) => width + use(run.font, size).widthOfString(run.text), 0)

  const linesOf = (text: string, style: Style): string[] => {
    const { width } = style
    if (width === undefined) return [text]
    const lines: string[] = []
    let line = ''
    for (const word of text.split(' ').flatMap(long => broken(long, part => widthOf(part, style) <= width))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && widthOf(longer, style) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  }

  return {
    text(text, { x, y, color, align, ...style }) {
      let top = y
      for (const line of linesOf(text, style)) {
        let at = align === 'end' ? x - widthOf(line, style) : x
        for (const run of runsOf(line, style.weight ?? 400)) {
          use(run.font, style.size).fillColor(color).text(run.text, at, top, { lineBreak: false })
          at += document.widthOfString(run.text)
        }
        top += style.size * LINE_HEIGHT
      }
      return top
    },
    widthOf,
    heightOf: (text, style) => linesOf(text, style).length * style.size * LINE_HEIGHT,
    rule({ from, to, y, color }) {
      document.moveTo(from, y).lineTo(to, y).lineWidth(0.75).strokeColor(color).stroke()
    },
  }
}

/** A word in parts that fit, for one that is longer than a line. */
function broken(word: string, fits: (part: string) => boolean): string[] {
  if (fits(word)) return [word]
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part !== '' && !fits(part + character)) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}
