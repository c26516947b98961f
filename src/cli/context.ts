import { type Args, type Authorize, connect, type Data, type Fetch } from '#client/client.ts'
import { withKey, withToken } from '#client/credentials.ts'
import { dataOf } from '#client/errors.ts'
import type { Operation } from '#domain/contract/operation.ts'
import { type Credentials, openCredentials } from './credentials.ts'
import { Failure } from './failures.ts'
import type { Io } from './io.ts'
import { createPrinter, type Printer } from './printer.ts'

/** The options that every command takes. */
export interface GlobalOptions {
  url?: string
  account?: string
  json?: boolean
}

/** What a command works with. */
export interface CommandContext {
  io: Io
  print: Printer
  credentials: Credentials
  /** The address of the portal and its services. Throws if none is known. */
  baseUrl(): string
  /** The token of the calls. Throws for a person who isn't logged in. */
  token(): string
  /** Calls an operation with the token. Throws a `CallError`. */
  call<O>(operation: Operation<O>, ...args: Args<O>): Promise<Data<O>>
  /** The same with another token, which is not stored yet. */
  callAs<O>(token: string, operation: Operation<O>, ...args: Args<O>): Promise<Data<O>>
  /** The same with the secret key of lookups. */
  callWithKey<O>(operation: Operation<O>, ...args: Args<O>): Promise<Data<O>>
  /** The pages of a list. */
  pages<O>(operation: Operation<O>, ...args: Args<O>): AsyncGenerator<Data<O>, void>
  /** Sends a request that is no call of a contract's JSON, with the token. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

export function createContext(io: Io, options: GlobalOptions): CommandContext {
  const credentials = openCredentials(io)
  const account = options.account || io.env.GATEPOST_ACCOUNT

  function baseUrl(): string {
    const address = options.url || io.env.GATEPOST_URL || credentials.current()
    if (address) return readBaseUrl(address)
    throw new Failure('usage', 'Which address is it?', 'Set GATEPOST_URL, or add --url https://…')
  }

  function token(): string {
    const found = io.env.GATEPOST_TOKEN || credentials.find(baseUrl()).token
    if (found) return found
    throw new Failure('not-logged-in', `You aren’t logged in to ${baseUrl()}.`, 'Log in with: gatepost login')
  }

  function key() {
    const { GATEPOST_KEY_ID: id, GATEPOST_KEY_TOKEN: secret } = io.env
    const found = id && secret ? { id, token: secret } : credentials.find(baseUrl()).key
    if (found) return found
    const advice = 'Choose one with: gatepost keys use <id>'
    throw new Failure('not-logged-in', 'This needs a secret key, and none is chosen.', advice)
  }

  const send: Fetch = io.fetch ?? ((request, init) => globalThis.fetch(request, init))
  const clientOf = (service: string, authorize: Authorize) =>
    connect<object>(
      service,
      `/api/${service}`,
      { baseUrl: baseUrl(), fetch: send, headers: headers() },
      authorize,
    )
  const headers = () => ({
    'user-agent': 'gatepost-cli',
    ...(account && { 'x-account': readAccount(account) }),
  })

  return {
    io,
    credentials,
    baseUrl,
    token,
    print: createPrinter(io, options.json ?? !io.stdout.isTTY),
    call: async (operation, ...args) =>
      dataOf(await clientOf(operation.service, withToken({ token: token() })).call(operation, ...args)),
    callAs: async (other, operation, ...args) =>
      dataOf(await clientOf(operation.service, withToken({ token: other })).call(operation, ...args)),
    callWithKey: async (operation, ...args) =>
      dataOf(await clientOf(operation.service, withKey({ secretKey: key() })).call(operation, ...args)),
    pages: (operation, ...args) =>
      clientOf(operation.service, withToken({ token: token() })).pages(operation, ...args),
    fetch: (path, init) => {
      const authorized = { ...headers(), authorization: `Bearer ${token()}`, ...init?.headers }
      return send(new Request(baseUrl() + path, { ...init, headers: authorized }))
    },
  }
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** The origin of an address. Secrets only go over https, or nowhere but to this computer. */
export function readBaseUrl(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Failure('usage', `${address} is no address.`, 'It begins with https://')
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname))
    throw new Failure('usage', 'Without https, your token could be read on the way.', 'Use https://')
  return url.origin
}

function readAccount(text: string): string {
  if (/^[1-9]\d{0,9}$/.test(text)) return text
  throw new Failure('usage', `${text} is no number of an account.`, 'gatepost whoami lists them.')
}
