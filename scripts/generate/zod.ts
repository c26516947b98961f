import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import type { OpenApiDocument } from './bundle.ts'

/**
 * Zod schemas of a bundled contract: `z<Schema>` for components, `z<Operation>Body`, `…Path`, `…Query`,
 * `…Response` for operations. They use `zod/mini`, which a bundler can tree-shake.
 */
export async function emitZod(document: OpenApiDocument): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-zod-'))
  try {
    await createClient({
      input: structuredClone(document) as never,
      output: { path: folder, clean: false },
      logs: { level: 'silent', file: false },
      // The contracts have separate schemas for requests and responses.
      parser: { transforms: { readWrite: { enabled: false } } },
      plugins: [
        {
          name: 'zod',
          compatibilityVersion: 'mini',
          // An offset is as valid as Z on the wire.
          dates: { offset: true },
          $resolvers: {
            // The server takes any 8-4-4-4-12; z.uuid() would reject some of them.
            string: ctx =>
              ctx.schema.format === 'uuid' ? ctx.$(ctx.symbols.z).attr('guid').call() : undefined,
            // additionalProperties: false means that unknown keys are rejected, not dropped.
            object: ctx => {
              const { additionalProperties, properties } = ctx.schema
              const closed = typeof additionalProperties === 'object' && additionalProperties.type === 'never'
              if (!properties || !closed) return undefined
              return ctx.$(ctx.symbols.z).attr('strictObject').call(ctx.nodes.shape(ctx))
            },
          },
        },
      ],
    })
    const source = readFileSync(join(folder, 'zod.gen.ts'), 'utf8')
    return withOwnEmail(escapeControls(source.replace(/^\/\/ This file is auto-generated.*\n+/, '')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The server's rule for email addresses; the library's rule differs. */
function withOwnEmail(source: string): string {
  if (!source.includes('z.email()')) return source
  const own = "import { EMAIL } from '#domain/validation/people.ts'\n"
  return own + source.replaceAll('z.email()', 'z.email({ pattern: EMAIL })')
}

/** The generator writes control characters of a pattern raw; a text file needs them as escapes. */
function escapeControls(source: string): string {
  return source.replace(/[^\t\n\P{Cc}]|\p{Bidi_Control}|[\u2028\u2029]/gu, character => {
    const code = character.charCodeAt(0).toString(16)
    return code.length > 2 ? `\\u${code.padStart(4, '0')}` : `\\x${code.padStart(2, '0')}`
  })
}
