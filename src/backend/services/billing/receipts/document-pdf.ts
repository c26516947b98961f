import PDFDocument from 'pdfkit'
import { dollars } from '#domain/text/money.ts'
import type { Receipt } from '#generated/billing/types.ts'
import { drawLogo } from './logo.ts'
import { createPen, type Pen } from './pen.ts'
import { CREDIT } from './words.ts'

/** Countries that print on Letter; all others print on A4. */
const LETTER = ['USA', 'CAN', 'MEX', 'PHL', 'CHL', 'COL', 'CRI', 'GTM', 'PAN', 'PRI', 'VEN']

const MARGIN = 56
const INK = '#17211d'
const MUTED = '#5c6a64'
const LINE = '#d9dfdc'

type Fact = readonly [name: string, value: string]

/** What a receipt or an invoice prints. */
export interface Printed
  extends Pick<
    Receipt,
    'order_id' | 'seller' | 'buyer' | 'items' | 'credit' | 'amount' | 'tax_lines' | 'total_amount'
  > {
  title: 'Receipt' | 'Invoice'
  /** The date of the document. */
  dated: string
  /** Below the title. */
  facts: readonly Fact[]
  /** What it says in one line: what was paid, or has to be. */
  headline: string
  /** The last line of the sums, such as the amount paid. */
  due: readonly [name: string, cents: number]
  /** How to pay, below the sums. */
  payment?: { title: string; facts: readonly Fact[]; note: string } | undefined
}

/** A document as a PDF, from its numbers alone: the same bytes for the same document, whenever and wherever it is made. */
export async function documentPdf(printed: Printed): Promise<Buffer> {
  const { title, order_id: number, seller, buyer, dated } = printed
  const at = new Date(dated)
  const country = buyer.country_iso3
  const document = new PDFDocument({
    size: country !== null && LETTER.includes(country) ? 'LETTER' : 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `${title} ${number}`,
      Author: seller.name,
      Subject: `${title} for order ${number}, ${dollars(printed.total_amount)}`,
      Creator: 'Gatepost',
      Producer: 'Gatepost',
      CreationDate: at,
      ModDate: at,
    },
  })
  const pieces: Buffer[] = []
  document.on('data', (piece: Buffer) => pieces.push(piece))
  const whole = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(pieces)))
    document.on('error', reject)
  })
  const pen = createPen(document)
  const sheet: Sheet = {
    document,
    pen,
    left: MARGIN,
    right: document.page.width - MARGIN,
    bottom: document.page.height - MARGIN - 28,
  }
  let y = drawHead(sheet, printed)
  y = drawParties(sheet, printed, y + 26)
  y = pen.text(printed.headline, {
    ...{ x: sheet.left, y: y + 30, size: 16, weight: 600, color: INK },
    width: sheet.right - sheet.left,
  })
  y = drawItems(sheet, printed, y + 22)
  y = drawTotals(sheet, printed, y)
  drawPayment(sheet, printed, y + 18)
  drawFeet(sheet, printed)
  document.end()
  return whole
}

interface Sheet {
  document: PDFKit.PDFDocument
  pen: Pen
  left: number
  right: number
  /** Where the foot begins. */
  bottom: number
}

function drawHead(sheet: Sheet, { title, facts }: Printed): number {
  const { document, pen, left, right } = sheet
  pen.text(title, { x: left, y: MARGIN, size: 24, weight: 600, color: INK })
  drawLogo(document, pen, { right, y: MARGIN })
  return drawFacts(sheet, facts, MARGIN + 48)
}

function drawFacts({ pen, left, right }: Sheet, facts: readonly Fact[], top: number): number {
  let y = top
  for (const [name, value] of facts) {
    pen.text(name, { x: left, y, size: 9.5, color: MUTED })
    y = pen.text(value, { x: left + 104, y, size: 9.5, color: INK, width: right - left - 104 }) + 3
  }
  return y
}

function drawParties({ pen, left, right }: Sheet, { seller, buyer }: Printed, top: number): number {
  const half = (right - left) / 2
  const column = (title: string, name: string, lines: readonly string[], x: number) => {
    const width = half - 24
    let y = pen.text(title, { x, y: top, size: 9.5, color: MUTED }) + 4
    y = pen.text(name, { x, y, size: 10, weight: 600, color: INK, width }) + 2
    for (const line of lines) y = pen.text(line, { x, y, size: 9.5, color: INK, width }) + 2
    return y
  }
  const taxNumber = seller.tax_number ? [`Tax number ${seller.tax_number}`] : []
  return Math.max(
    column('From', seller.name, [...seller.address, seller.email, ...taxNumber], left),
    column(
      'Bill to',
      buyer.name,
      [...buyer.address, ...(buyer.tax_id ? [`Tax ID ${buyer.tax_id}`] : [])],
      left + half,
    ),
  )
}

/** What was bought, over as many pages as it takes. */
function drawItems(sheet: Sheet, { items }: Printed, top: number): number {
  const { document, pen, left, right, bottom } = sheet
  const tax = right - 90
  const width = tax - 80 - left
  const head = (y: number) => {
    pen.text('Description', { x: left, y, size: 9, color: MUTED })
    pen.text('Tax', { x: tax, y, size: 9, color: MUTED, align: 'end' })
    pen.text('Amount', { x: right, y, size: 9, color: MUTED, align: 'end' })
    pen.rule({ from: left, to: right, y: y + 16, color: LINE })
    return y + 26
  }
  let y = head(top)
  for (const { description, detail, amount, tax_amount: taxAmount } of items) {
    const height = pen.heightOf(description, { size: 10, weight: 600, width }) + 32
    if (y + height > bottom) {
      document.addPage()
      y = head(MARGIN)
    }
    pen.text(dollars(taxAmount), { x: tax, y, size: 10, color: INK, align: 'end' })
    pen.text(dollars(amount), { x: right, y, size: 10, color: INK, align: 'end' })
    y = pen.text(description, { x: left, y, size: 10, weight: 600, color: INK, width })
    if (detail) y = pen.text(detail, { x: left, y: y + 1, size: 9.5, color: MUTED, width })
    y += 9
    pen.rule({ from: left, to: right, y, color: LINE })
    y += 10
  }
  return y
}

function drawTotals(sheet: Sheet, printed: Printed, top: number): number {
  const { document, pen, left, right, bottom } = sheet
  const start = left + (right - left) / 2
  const rows: [name: string, cents: number, isStrong?: true][] = [
    ...(printed.credit ? [[CREDIT, -printed.credit] as [string, number]] : []),
    ['Subtotal', printed.amount],
    ...printed.tax_lines.map(({ label, amount }): [string, number] => [label, amount]),
    ['Total', printed.total_amount, true],
    [...printed.due, true],
  ]
  let y = top
  if (y + rows.length * 20 > bottom) {
    document.addPage()
    y = MARGIN
  }
  for (const [name, cents, isStrong] of rows) {
    const style = { y, size: 10, weight: isStrong ? 600 : 400, color: INK } as const
    pen.text(name, { ...style, x: start, width: right - start - 90 })
    pen.text(dollars(cents), { ...style, x: right, align: 'end' })
    y += 19
  }
  return y
}

/** How to pay, in one piece. */
function drawPayment(sheet: Sheet, { payment }: Printed, top: number): void {
  if (!payment) return
  const { document, pen, left, right, bottom } = sheet
  const width = right - left
  let y = top
  if (y + 62 + payment.facts.length * 16 > bottom) {
    document.addPage()
    y = MARGIN
  }
  y = pen.text(payment.title, { x: left, y, size: 10, weight: 600, color: INK }) + 6
  y = drawFacts(sheet, payment.facts, y)
  pen.text(payment.note, { x: left, y: y + 4, size: 9.5, color: MUTED, width })
}

/** Whom to ask, and which page of how many. */
function drawFeet(
  { document, pen, left, right, bottom }: Sheet,
  { title, order_id: number, seller }: Printed,
): void {
  const { count } = document.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page)
    const y = bottom + 14
    pen.rule({ from: left, to: right, y: y - 8, color: LINE })
    const question = `Questions about this ${title.toLowerCase()}? Email ${seller.email}.`
    pen.text(question, { x: left, y, size: 8.5, color: MUTED })
    const place = `${title} ${number} · Page ${page + 1} of ${count}`
    pen.text(place, { x: right, y, size: 8.5, color: MUTED, align: 'end' })
  }
}
