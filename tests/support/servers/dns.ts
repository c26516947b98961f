import { createSocket, type Socket } from 'node:dgram'
import type { AddressInfo } from 'node:net'

export interface DnsServer {
  /** For `DNS_SERVER`. */
  address: string
  /** The TXT records by name. */
  records: Map<string, string[]>
}

const TXT = 16
const [NO_ERROR, NO_NAME] = [0, 3]

/** A DNS server on loopback that only knows TXT records (RFC 1035), and holds nothing up. */
export async function startDns(port = 0): Promise<DnsServer> {
  const records = new Map<string, string[]>()
  const socket: Socket = createSocket('udp4', (message, from) => {
    const { name, end } = readName(message)
    const texts = records.get(name)
    const header = Buffer.alloc(12)
    message.copy(header, 0, 0, 2)
    // A response, with recursion.
    header.writeUInt16BE(0x8180 | (texts ? NO_ERROR : NO_NAME), 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(texts?.length ?? 0, 6)
    const question = message.subarray(12, end + 4)
    socket.send(Buffer.concat([header, question, ...(texts ?? []).map(respond)]), from.port, from.address)
  })
  await new Promise<void>(resolve => socket.bind(port, '127.0.0.1', resolve))
  socket.unref()
  return { address: `127.0.0.1:${(socket.address() as AddressInfo).port}`, records }
}

/** The name of the question after the header, and where it ends. */
function readName(message: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('ascii', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

/** A TXT record of the name in the question. */
function respond(text: string): Buffer {
  const value = Buffer.from(text)
  const fixed = Buffer.alloc(13)
  fixed.writeUInt16BE(0xc00c, 0)
  fixed.writeUInt16BE(TXT, 2)
  fixed.writeUInt16BE(1, 4)
  fixed.writeUInt32BE(60, 6)
  fixed.writeUInt16BE(value.length + 1, 10)
  fixed.writeUInt8(value.length, 12)
  return Buffer.concat([fixed, value])
}
