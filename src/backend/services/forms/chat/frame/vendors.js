/**
 * What every vendor's chat looks like to the page (`chat.js`). A chat starts once, is ready when the vendor says so,
 * and is then opened, maybe several times. `onClose` of the tools is called when the visitor closes it with a button
 * of the vendor's own.
 *
 * @typedef {object} ChatAdapter
 * @property {() => void} start Loads the vendor's script, on first use.
 * @property {() => boolean} isReady Whether it can be opened.
 * @property {() => void} open Opens it. Called only when it is ready.
 * @property {() => boolean} isOpen
 * @property {() => string | undefined} failure Why it will never open.
 *
 * @typedef {object} Tools
 * @property {(url: string, id?: string) => Promise<unknown>} load Loads a script.
 * @property {'sales' | 'support'} group
 * @property {() => void} onClose
 *
 * @typedef {(page: any, settings: any, tools: Tools) => ChatAdapter} Vendor
 */

const NO_SCRIPT = 'the script of the vendor did not load'

/** @type {Vendor} */
function salesforce(page, { id, script, language, salesforce: { deployment, site, messaging } }, tools) {
  let isReady = false
  let isOpen = false
  let isLaunching = false
  let failure
  const fail = error => {
    failure = String(error?.message ?? error)
  }
  return {
    start() {
      page.addEventListener('onEmbeddedMessagingReady', () => {
        isReady = true
        page.embeddedservice_bootstrap.prechatAPI.setHiddenPrechatFields({ chatGroup: tools.group })
      })
      for (const closed of ['onEmbeddedMessagingWindowMinimized', 'onEmbeddedMessagingWindowClosed'])
        page.addEventListener(closed, () => {
          isOpen = false
          tools.onClose()
        })
      tools
        .load(script)
        .then(() => {
          const { embeddedservice_bootstrap: bootstrap } = page
          bootstrap.settings.language = language
          return bootstrap.init(id, deployment, site, { scrt2URL: messaging })
        })
        .catch(fail)
    },
    isReady: () => isReady,
    open() {
      if (isLaunching) return
      isLaunching = true
      Promise.resolve(page.embeddedservice_bootstrap.utilAPI.launchChat())
        .then(() => {
          isOpen = true
        })
        .catch(fail)
        .finally(() => {
          isLaunching = false
        })
    },
    isOpen: () => isOpen,
    failure: () => failure,
  }
}

/** @type {Vendor} */
function hubspot(page, { script }, tools) {
  let isOpen = false
  let failure
  const widget = () => page.HubSpotConversations?.widget
  return {
    start() {
      // The widget fills the frame, and waits until it is asked for.
      page.hsConversationsSettings = { loadImmediately: false, inlineEmbedSelector: '#chat' }
      page.hsConversationsOnReady = [() => widget().load()]
      tools.load(script, 'hs-script-loader').catch(() => {
        failure = NO_SCRIPT
      })
    },
    isReady: () => widget()?.status().loaded === true,
    open() {
      widget().open()
      isOpen = true
    },
    isOpen: () => isOpen,
    failure: () => failure,
  }
}

/** @type {Vendor} */
function helpscout(page, { id, script, beaconOffset }, tools) {
  let isReady = false
  let isOpen = false
  let failure
  return {
    start() {
      // Its calls wait in this queue until the script has loaded.
      const queue = (method, options, data) => queue.readyQueue.push({ method, options, data })
      queue.readyQueue = []
      page.Beacon = queue
      const display = {
        style: 'manual',
        horizontalOffset: beaconOffset,
        verticalOffset: beaconOffset,
      }
      queue('on', 'ready', () => {
        isReady = true
      })
      queue('on', 'open', () => {
        isOpen = true
      })
      queue('on', 'close', () => {
        isOpen = false
        tools.onClose()
      })
      queue('config', { display })
      queue('session-data', { chatGroup: tools.group })
      queue('init', id)
      tools.load(script).catch(() => {
        failure = NO_SCRIPT
      })
    },
    isReady: () => isReady,
    open() {
      page.Beacon('open')
      page.Beacon('navigate', '/ask/chat/')
    },
    isOpen: () => isOpen,
    failure: () => failure,
  }
}

/** The vendors by the names of the configuration. */
export const vendors = { salesforce, hubspot, helpscout }
