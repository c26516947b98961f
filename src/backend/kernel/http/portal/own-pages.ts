import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

interface Page {
  etag: string
  /** By content coding. */
  bodies: { br: Buffer; gzip: Buffer }
}

/** High enough for a page, and ten times faster than the build's. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

interface Origins {
  /** The one that the build has written. */
  built: string
  /** The one of this server. */
  own: () => string
  /** Those of services that have hosts of their own, by service. */
  services?: ReadonlyMap<string, string> | undefined
}

/**
 * Prerendered pages and files for machines with the origin of this server, where the build has written another one:
 * in canonical addresses, in the sitemap, and in commands to copy. Where services have hosts of their own, all pages
 * name those for their scripts (`src/portal/api/address.ts`). Each is made for its first visitor, and kept in
 * compressed form.
 */
export function createOwnPages(folder: string, { built, own, services = new Map() }: Origins) {
  const pages = new Map<string, Promise<Page>>()

  const attributes = [...services].map(([name, origin]) => ` data-${name}="${origin}"`).join('')
  const read = async (file: string) => {
    let text = await readFile(join(folder, file), 'utf8')
    for (const [name, origin] of services)
      text = text.replaceAll(`${built}/api/${name}`, `${origin}/api/${name}`)
    return text.replaceAll(built, own()).replace('<html', `<html${attributes}`)
  }
  async function make(file: string): Promise<Page> {
    const html = await read(file)
    const [br, gz] = await Promise.all([promisify(brotliCompress)(html, BROTLI), promisify(gzip)(html)])
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
    return { etag, bodies: { br, gzip: gz } }
  }

  return {
    /** The shell has no origin in it. */
    isNeeded: (isShell = false) => services.size > 0 || (!isShell && own() !== built),
    /** The text of a file as people get it. */
    read,
    /** The caller sets the media type and what may be cached. */
    async send(request: FastifyRequest, reply: FastifyReply, file: string) {
      const page = pages.get(file) ?? make(file)
      pages.set(file, page)
      const { etag, bodies } = await page
      reply.header('vary', 'accept-encoding')
      // Of a page that may be kept.
      const isKept = reply.getHeader('cache-control') !== 'no-store'
      if (isKept) reply.header('etag', etag)
      if (isKept && reply.statusCode === 200 && request.headers['if-none-match'] === etag)
        return reply.code(304).send()
      const accepted = String(request.headers['accept-encoding'] ?? '')
      const coding = (['br', 'gzip'] as const).find(each => accepts(accepted, each))
      if (!coding) return reply.send(await read(file))
      return reply.header('content-encoding', coding).send(bodies[coding])
    },
  }
}

function accepts(header: string, coding: string): boolean {
  return header.split(',').some(part => {
    const [name = '', quality = ''] = part.split(';')
    return name.trim() === coding && !/^q=0(\.0*)?$/.test(quality.trim())
  })
}
