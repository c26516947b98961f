import { loadMetadata, mayLeadTo, type readContent } from '#backend/modules/single-sign-on/public.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { problem } from '#kernel/http/problem.ts'

interface Given {
  xml: string | undefined
  url: string | undefined
}

/** Throws 400 unless metadata are given either as text or as an address. */
export function requireEither({ xml, url }: Given): void {
  if ((xml === undefined) === (url === undefined))
    throw problem('metadata-xml-or-url', { fields: ['metadata_xml', 'metadata_url'] })
}

/** What `read` finds in metadata that are given as text or as an address. Throws 400 at the field in question. */
export async function readGiven<T>(
  { xml, url }: Given,
  kernel: Kernel,
  read: (text: string, conditions: Parameters<typeof readContent>[1]) => Promise<T>,
): Promise<T> {
  const text = xml ?? (await load(String(url), kernel))
  const conditions = { now: kernel.clock.now(), isAllowed: (location: URL) => mayLeadTo(location, kernel) }
  return read(text, conditions).catch(error => {
    kernel.log.info({ err: error }, 'metadata were not accepted')
    throw problem('metadata-invalid', { fields: [xml === undefined ? 'metadata_url' : 'metadata_xml'] })
  })
}

async function load(url: string, kernel: Kernel): Promise<string> {
  try {
    return await loadMetadata(url, kernel)
  } catch (error) {
    kernel.log.info({ err: error }, 'metadata were not loaded')
    throw problem('metadata-unreachable', { fields: ['metadata_url'] })
  }
}
