import type { Receipt } from '#generated/billing/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { ThreadTask } from '#kernel/work/threads.ts'

const TASK: ThreadTask<Receipt, Uint8Array> = {
  module: new URL('./receipt-pdf.ts', import.meta.url),
  name: 'receiptPdf',
}

/** The receipt as a PDF, drawn in another thread: each takes the processor for tens of milliseconds. */
export async function drawReceipt(
  { threads }: Pick<Kernel, 'threads'>,
  receipt: Receipt,
  ended?: AbortSignal,
): Promise<Buffer> {
  const { buffer, byteOffset, byteLength } = await threads.run(TASK, receipt, ended)
  return Buffer.from(buffer, byteOffset, byteLength)
}
