import { downloadDocuments } from '#generated/billing/operations/downloadDocuments.ts'
import { listDocuments } from '#generated/billing/operations/listDocuments.ts'
import type { Document } from '#generated/billing/types.ts'
import { download, query } from '#portal/api/call.ts'
import { listQuery } from '#portal/kit/list/queries.ts'
import { saveFile } from '#portal/ui/data/save-file.ts'
import type { DocumentSearch } from './search.ts'

export type { Document }

/** One page of the receipts and invoices. */
export const documentsQuery = (search: DocumentSearch) =>
  listQuery(listDocuments, { query: search }, ({ documents }) => documents)

/** Who gets documents by email. */
export const recipientsQuery = query(listDocuments, { query: { page_size: 1 } })

/** Saves the documents of a year as one file, of one kind or both. */
export async function saveYear(year: number, kind: Document['kind'] | undefined): Promise<void> {
  saveFile(await download(downloadDocuments, { query: { year, ...(kind && { kind }) } }))
}
