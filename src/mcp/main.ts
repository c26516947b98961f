#!/usr/bin/env node
/** `npx @gatepost/mcp`: the server that an assistant starts on its computer and talks to over standard input and output. */

import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { fetchApi } from './fetch-api.ts'
import { createMcpServer } from './server.ts'
import { readSettings, type Settings } from './settings.ts'

const settings = settingsOrExit()
const server = createMcpServer({
  send: fetchApi(settings),
  portal: settings.url,
  hasKey: settings.key !== undefined,
})
await server.connect(new StdioServerTransport())
// The assistant has gone away.
process.stdin.once('end', () => void server.close())

/** Standard output belongs to the protocol, so messages go to standard error. */
function settingsOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
