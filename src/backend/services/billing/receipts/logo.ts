import type { Pen } from './pen.ts'

const SIGN = '#006042'
const SIDE = 28

/** The gatepost with its sign, and the name, at the right of the page. */
export function drawLogo(
  document: PDFKit.PDFDocument,
  pen: Pen,
  { right, y }: { right: number; y: number },
): void {
  const name = { size: 14, weight: 600 } as const
  document.save().translate(right - pen.widthOf('Gatepost', name) - SIDE - 9, y)
  document.roundedRect(0, 0, SIDE, SIDE, 6.5).fill(SIGN)
  document
    .path('M9.25 22.5V6M9.25 8.5h9.9l2.6 2.75-2.6 2.75h-9.9')
    .lineWidth(2.2)
    .lineCap('round')
    .lineJoin('round')
    .stroke('#ffffff')
  document.restore()
  pen.text('Gatepost', { ...name, x: right, y: y + 5, color: '#17211d', align: 'end' })
}
