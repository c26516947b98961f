import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freePort } from '../../../scripts/lib/processes/free-port.ts'
import { startDeployment } from './deployment.ts'

/** What each vendor's script does in the frame, as far as its adapter uses it. */
const SCRIPTS: Readonly<Record<string, string>> = {
  salesforce: `
    window.embeddedservice_bootstrap = {
      settings: {},
      init() { setTimeout(() => window.dispatchEvent(new Event('onEmbeddedMessagingReady')), 50) },
      prechatAPI: { setHiddenPrechatFields({ chatGroup }) { window.chatGroup = chatGroup } },
      utilAPI: { async launchChat() { show('Salesforce ' + window.chatGroup + ' ' + window.embeddedservice_bootstrap.settings.language) } },
    }`,
  hubspot: `
    let loaded = false
    window.HubSpotConversations = { widget: {
      load() { setTimeout(() => { loaded = true }, 50) },
      status: () => ({ loaded }),
      open() { show('HubSpot ' + new URLSearchParams(location.search).get('group')) },
    } }
    for (const ready of window.hsConversationsOnReady) ready()`,
  helpscout: `
    const listeners = {}
    let group
    const take = ({ method, options, data }) => {
      if (method === 'on') listeners[options] = data
      if (method === 'session-data') group = options.chatGroup
      if (method === 'init') setTimeout(() => listeners.ready(), 50)
      if (method === 'navigate') { show('Help Scout ' + group + ' ' + options, () => listeners.close()); listeners.open() }
    }
    const { readyQueue } = window.Beacon
    window.Beacon = (method, options, data) => take({ method, options, data })
    readyQueue.forEach(take)`,
}

const SHOW = `
  function show(text, onClose) {
    const button = document.createElement('button')
    button.textContent = 'Leave'
    button.addEventListener('click', () => onClose?.())
    document.body.replaceChildren(text, button)
  }`

interface VendorScript {
  /** The paths that were requested of it. */
  requests: string[]
  /** It hangs up on every request. */
  isDown: boolean
  /** It accepts every request and never responds. */
  isSilent: boolean
  /** Code that it runs before anything else. */
  hostile: string
}

export interface ChatDeployment {
  /** Where people see the pages. */
  url: string
  /** Origin of the frame. */
  frameOrigin: string
  vendorOrigin: string
  /** What its stand-in does, which a test changes. */
  script: VendorScript
  end(): Promise<void>
}

/**
 * Starts a deployment with a chat vendor whose script comes from another origin on this machine, and with other
 * settings if a test needs them.
 */
export async function startChatDeployment(
  vendor: 'salesforce' | 'hubspot' | 'helpscout',
  settings: Record<string, string> = {},
): Promise<ChatDeployment> {
  const script: VendorScript = { requests: [], isDown: false, isSilent: false, hostile: '' }
  const server = createServer((request, response) => {
    script.requests.push(request.url ?? '')
    if (script.isDown) return void request.socket.destroy()
    if (script.isSilent) return
    response.setHeader('content-type', 'text/javascript')
    response.setHeader('cache-control', 'no-store')
    response.end(`${SHOW};${script.hostile};${SCRIPTS[vendor]}`)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const vendorOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const port = String(await freePort())
  const frameOrigin = `http://localhost:${port}`
  const { url, end } = await startDeployment({
    PORT: port,
    CHAT_VENDOR: vendor,
    CHAT_ORIGIN: frameOrigin,
    CHAT_ID: '4711',
    CHAT_SCRIPT: `${vendorOrigin}/assets/js/bootstrap.min.js`,
    ...(vendor === 'salesforce' && {
      CHAT_SALESFORCE_DEPLOYMENT: 'Web',
      CHAT_SALESFORCE_MESSAGING: vendorOrigin,
    }),
    ...settings,
  })
  return {
    url,
    frameOrigin,
    vendorOrigin,
    script,
    async end() {
      await end()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
