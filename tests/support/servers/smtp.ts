import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

/** A mail server on loopback that keeps received emails, or rejects them while `refuse` is set, and knows no `unknown@`. */
export async function startSmtp(): Promise<{
  url: string
  messages: string[]
  /** Whom each of them was for. */
  recipients: string[][]
  state: { refuse: boolean }
  close(): Promise<void>
}> {
  const messages: string[] = []
  const recipients: string[][] = []
  const state = { refuse: false }
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    let data: string[] | undefined
    let to: string[] = []
    let rest = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    const hear = (line: string) => {
      if (data && line !== '.') return void data.push(line)
      if (data) {
        messages.push(data.join('\n'))
        recipients.push(to)
        data = undefined
        return say('250 kept')
      }
      if (/^MAIL/i.test(line)) to = []
      if (/^RCPT/i.test(line)) to = [...to, line]
      if (/^MAIL/i.test(line) && state.refuse) return say('451 not now')
      if (/^RCPT TO:<unknown@/i.test(line)) return say('550 no such address')
      if (/^DATA/i.test(line)) {
        data = []
        return say('354 go on')
      }
      if (/^QUIT/i.test(line)) return say('221 bye')
      return say('250 ok')
    }
    say('220 test')
    socket.on('data', chunk => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      lines.forEach(hear)
    })
    socket.on('error', () => {})
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    recipients,
    state,
    close: () =>
      new Promise(resolve => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
