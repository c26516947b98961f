import { vendors } from './vendors.js'

const { parent: parentOrigin, settings: written } = document.body.dataset
const settings = JSON.parse(written)
/** The page says in the address whom the visitor wants to reach. */
const group = new URLSearchParams(location.search).get('group') === 'sales' ? 'sales' : 'support'

const tell = (status, reason) => window.parent.postMessage({ chat: status, reason }, parentOrigin)

function load(url, id) {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.src = url
    element.async = true
    if (id) element.id = id
    element.addEventListener('load', resolve)
    element.addEventListener('error', () => reject(new Error('the script of the vendor did not load')))
    document.head.append(element)
  })
}

const chat = vendors[settings.vendor](window, settings, { load, group, onClose: () => tell('closed') })
let broken

/** A vendor's code that throws is a chat that does not open; the page has another way to reach us. */
function attempt(work) {
  try {
    work()
  } catch (error) {
    broken = String(error?.message ?? error)
  }
}

function status() {
  if (broken ?? chat.failure()) return 'failed'
  if (chat.isOpen()) return 'open'
  return chat.isReady() ? 'ready' : 'loading'
}

// The page asks again and again until the chat is open.
addEventListener('message', ({ data, origin, source }) => {
  if (origin !== parentOrigin || source !== window.parent || data?.chat !== 'open') return
  attempt(() => {
    if (status() === 'ready') chat.open()
  })
  tell(status(), broken ?? chat.failure())
})

attempt(() => chat.start())
