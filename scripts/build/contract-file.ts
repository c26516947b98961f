import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const SOURCE = 'generated/gateway/openapi.json'
/** Where programs and generators find the gateway's contract. */
const FILE = 'openapi/gateway.json'

/** Publishes the contract of the gateway next to the pages, for those who generate a client from it. */
export function publishContract(): Plugin {
  return {
    name: 'contract-file',
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('content-type', 'application/json').end(publicContract())
      })
    },
    generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: FILE, source: publicContract() })
    },
  }
}

/** The bundled contract without our own notes in it. */
function publicContract(): string {
  return JSON.stringify(JSON.parse(readFileSync(SOURCE, 'utf8')), (key, value) =>
    key.startsWith('x-') ? undefined : value,
  )
}
