import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createList } from '#generated/lists/operations/createList.ts'
import { uploadListPart } from '#generated/lists/operations/uploadListPart.ts'
import { collectGarbage } from '#kernel/work/memory.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { scaled } from '../../../scripts/lib/test-scope.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { toRequest } from '../../support/contract/world.ts'
import { zipFile } from '../../support/files/spreadsheets.ts'
import { send } from '../client.ts'
import { listOf, readList, upload, work } from './list.ts'

const MIB = 1024 * 1024
/** What a file that is rejected may take of the memory of the process. */
const MOST_MEMORY = 100 * MIB

/** Milliseconds between two looks at the memory. */
const LOOK = 20

let backend: Backend
let person: Person
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
  person = await backend.person()
})
afterAll(() => backend.close())

/** The most memory that the process has while something runs, beyond what it had before. */
async function memoryOf(action: () => Promise<unknown>): Promise<number> {
  // What others have left free would be taken first, and not be seen.
  collectGarbage()
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, LOOK)
  try {
    await action()
  } finally {
    clearInterval(timer)
  }
  return most - before
}

/**
 * Has a file read, and returns why it was rejected. The file and its parts are made before, so that only reading is
 * measured, with the thread that it starts.
 */
async function rejectionOf(content: Uint8Array, name: string): Promise<{ reason: string; memory: number }> {
  const id = await upload(backend, person, content, { name })
  // As cold as after a start: no thread of the test before is left.
  await backend.kernel.threads.close()
  const memory = await memoryOf(() => work(backend))
  console.log(`    ${name}: ${Math.round(memory / MIB)} MiB`)
  const { state, failure } = await listOf(backend, person, id)
  expect(state).toBe('failed')
  return { reason: failure?.message ?? '', memory }
}

/**
 * Sends a part with a body of this many bytes over a connection of its own, and stops once the server has responded. The
 * status, and the bytes that were sent.
 */
async function streamPart(
  size: number,
  framing: 'length' | 'chunks',
): Promise<{ status: number; sent: number }> {
  const { body } = await send(backend, createList, { caller: person, body: { name: 'a.csv', size: 10 } })
  const part = { caller: person, params: { id: body.list_id, part: 0 } }
  const { method, url, headers } = toRequest(uploadListPart, part)
  const { port } = backend.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let response = ''
  const ended = Promise.withResolvers<void>()
  socket.on('data', data => {
    response += data
    ended.resolve()
  })
  // What is cut off in the middle of a chunk is reset.
  socket.on('error', () => ended.resolve())
  socket.on('close', () => ended.resolve())
  const lines = Object.entries({
    ...{ ...headers, host: '127.0.0.1', 'content-type': 'application/json' },
    ...(framing === 'length' ? { 'content-length': String(size) } : { 'transfer-encoding': 'chunked' }),
  })
  socket.write(`${method} ${url} HTTP/1.1\r\n${lines.map(line => line.join(': ')).join('\r\n')}\r\n\r\n`)
  const chunk = Buffer.alloc(MIB, ' ')
  let [sent, isOver] = [0, false]
  void ended.promise.then(() => {
    isOver = true
  })
  // A size that is declared is rejected before any of it is sent.
  while (framing === 'chunks' && !isOver && sent < size) {
    socket.write(`${chunk.length.toString(16)}\r\n`)
    const isTaken = socket.write(Buffer.concat([chunk, Buffer.from('\r\n')]))
    sent += chunk.length
    // The other end of the connection is in this process too.
    if (isTaken) await new Promise(resolve => setImmediate(resolve))
    else await Promise.race([ended.promise, new Promise(resolve => socket.once('drain', resolve))])
  }
  await ended.promise
  socket.destroy()
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]), sent }
}

const CONTENT_TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>'

/** A workbook with one sheet of this XML, and further files. */
function workbook(sheet: string, files: Record<string, string> = {}): Uint8Array {
  return zipFile({
    '[Content_Types].xml': CONTENT_TYPES,
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet,
    ...files,
  })
}
const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
const HEAD = `<row>${text('street')}${text('city')}</row>`

describe('what is too large is rejected by its size, before anything of it is there', () => {
  test.each([1_000_000_000, 2_147_483_647])('a list of %i bytes', async size => {
    const { status, errors } = await send(backend, createList, {
      caller: person,
      body: { name: 'huge.csv', size },
    })
    expect(status).toBe(400)
    expect(errors).toMatchObject([{ name: 'too-large', fields: ['size'] }])
  })

  test('more bytes than the list has said', async () => {
    const { body } = await send(backend, createList, { caller: person, body: { name: 'a.csv', size: 10 } })
    const part = await send(backend, uploadListPart, {
      caller: person,
      params: { id: body.list_id, part: 0 },
      body: { content: Buffer.alloc(400_000, 'a').toString('base64') },
    })
    expect(part.errors[0]?.name).toBe('wrong-part-size')
    const further = await send(backend, uploadListPart, {
      caller: person,
      params: { id: body.list_id, part: 50 },
      body: { content: Buffer.alloc(10, 'a').toString('base64') },
    })
    expect(further.errors[0]?.name).toBe('wrong-part-size')
  })

  test('a part that is too large is cut off', async () => {
    const { body } = await send(backend, createList, { caller: person, body: { name: 'a.csv', size: 10 } })
    const part = await send(backend, uploadListPart, {
      caller: person,
      params: { id: body.list_id, part: 0 },
      body: { content: 'A'.repeat(1_000_000) },
    })
    expect(part.status).toBe(413)
  })
})

describe('a gigabyte that is sent all the same is not read', { timeout: scaledTimeout(60_000) }, () => {
  beforeAll(async () => {
    await backend.app.listen({ host: '127.0.0.1', port: 0 })
  })
  test.each(['length', 'chunks'] as const)('with its %s', async framing => {
    let sent = 0
    let status = 0
    const memory = await memoryOf(async () => {
      const response = await streamPart(1024 * MIB, framing)
      sent = response.sent
      status = response.status
    })
    console.log(
      `    a body of 1 GiB with its ${framing}: ${Math.round(memory / MIB)} MiB, ${sent / MIB} MiB sent`,
    )
    expect(status).toBe(413)
    expect(sent).toBeLessThan(64 * MIB)
    expect(memory).toBeLessThan(MOST_MEMORY)
  })
})

describe('what fits, and has a shape that no list has, is rejected with the reason and little memory', () => {
  test('a text with one line', async () => {
    const line = Buffer.alloc(5 * MIB, 'a,')
    const { reason, memory } = await rejectionOf(line, 'line.csv')
    expect(reason).toBe('A line has more than a million characters. Check the file and try again.')
    expect(memory).toBeLessThan(MOST_MEMORY)
  })

  test('a quotation mark that nothing closes for megabytes', async () => {
    const rows = `"${'x'.repeat(900)}\n`.repeat(4_000)
    const list = await readList(backend, person, `street,city\n${rows}`)
    expect(['ready', 'failed']).toContain(list.state)
  })

  test('a sheet that unpacks to hundreds of times its size', async () => {
    const bomb = workbook(sheetOf(HEAD + ' '.repeat(100 * MIB)))
    expect(bomb.length).toBeLessThan(MIB)
    const { reason, memory } = await rejectionOf(bomb, 'bomb.xlsx')
    expect(reason).toMatch(/unpacks to more than 250 times its size/)
    expect(memory).toBeLessThan(MOST_MEMORY)
  })

  test('many millions of cells', { timeout: scaledTimeout(90_000) }, async () => {
    const row = `<row>${'<c><v>1</v></c>'.repeat(150)}</row>`
    const rows = Array.from({ length: 5_000 }, (_, at) => `${row}<!--${at * 7919}-->`).join('')
    const cells = workbook(sheetOf(HEAD + rows.repeat(scaled(7, 14))))
    const { reason, memory } = await rejectionOf(cells, 'cells.xlsx')
    expect(reason).toMatch(/up to 5,000,000 cells|unpacks to more than 250 times its size/)
    expect(memory).toBeLessThan(MOST_MEMORY)
  })

  test('a text that thousands of cells share', async () => {
    const shared = `<sst><si><t>${'y'.repeat(90_000)}</t></si></sst>`
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`
    const file = workbook(sheetOf(HEAD + row.repeat(500)), { 'xl/sharedStrings.xml': shared })
    const { reason, memory } = await rejectionOf(file, 'shared.xlsx')
    expect(reason).toMatch(/too much text/)
    expect(memory).toBeLessThan(MOST_MEMORY)
  })

  test('shared texts of hundreds of megabytes', async () => {
    const texts = Array.from(
      { length: 1_800_000 },
      (_, at) => `<si><t>${(at * 48_271).toString(36)}</t></si>`,
    ).join('')
    const file = workbook(sheetOf(`${HEAD}<row><c t="s"><v>0</v></c></row>`), {
      'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
    })
    const { reason, memory } = await rejectionOf(file, 'texts.xlsx')
    expect(reason).toMatch(/too large to read here/)
    expect(memory).toBeLessThan(MOST_MEMORY)
  })

  test('formulas and links to other files are not followed, and said', async () => {
    const formula = '<c t="str"><f>[1]Other!A1&amp;WEBSERVICE("http://198.51.100.1/")</f><v>5 Main St</v></c>'
    const list = await readList(
      backend,
      person,
      workbook(sheetOf(`${HEAD}<row>${formula}${text('Provo')}</row>`.repeat(1)), {
        'xl/externalLinks/externalLink1.xml': '<externalLink/>',
      }),
      { name: 'links.xlsx' },
    )
    expect(list.contents?.report).toMatchObject({ formulas: 1, has_links: true })
    expect(list.contents?.plan.preview[0]?.cells[0]).toBe('5 Main St')
  })
})
