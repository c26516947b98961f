import type { Invoice, Receipt } from '#generated/billing/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { ThreadTask } from '#kernel/work/threads.ts'

const module = new URL('./receipt-pdf.ts', import.meta.url)
const RECEIPT: ThreadTask<Receipt, Uint8Array> = { module, name: 'receiptPdf' }
const INVOICE: ThreadTask<Invoice, Uint8Array> = { module, name: 'invoicePdf' }

type Threads = Pick<Kernel, 'threads'>

/** The receipt as a PDF, drawn in another thread: each takes the processor for tens of milliseconds. */
export async function drawReceipt(
  { threads }: Threads,
  receipt: Receipt,
  ended?: AbortSignal,
): Promise<Buffer> {
  return toBuffer(await threads.run(RECEIPT, receipt, ended))
}

/** The same of an invoice. */
export async function drawInvoice(
  { threads }: Threads,
  invoice: Invoice,
  ended?: AbortSignal,
): Promise<Buffer> {
  return toBuffer(await threads.run(INVOICE, invoice, ended))
}

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)
