import { createCaller } from './caller.js'
import { plugin } from './plugin.js'

const bar = document.querySelector('header')
const services = document.querySelector('#service')
const demo = bar.dataset.demoUsername && {
  username: bar.dataset.demoUsername,
  password: bar.dataset.demoPassword,
}

const caller = createCaller(showCaller, name => optionOf(name).dataset.origin)
if (bar.dataset.session === 'true') caller.renew()
else caller.leave()
followColorScheme()
chooseService()
showContract()

function showContract() {
  const service = services.value
  document.title = `${services.selectedOptions[0].text} · Gatepost contracts`
  window.SwaggerUIBundle({
    url: `/dev/contracts/${service}.json`,
    domNode: document.querySelector('#contract'),
    plugins: [plugin],
    deepLinking: true,
    docExpansion: 'none',
    defaultModelsExpandDepth: 0,
    displayOperationId: true,
    displayRequestDuration: true,
    filter: true,
    showExtensions: true,
    showCommonExtensions: true,
    persistAuthorization: false,
    // The one would ask someone else’s server, the other take any contract from the address.
    validatorUrl: null,
    queryConfigEnabled: false,
    requestInterceptor: async request => {
      if (request.loadSpec) return request
      const authorization = await caller.authorization()
      if (authorization) request.headers.Authorization = authorization
      request.userFetch = caller.fetchAgain
      request.credentials = services.selectedOptions[0].dataset.credentials
      return request
    },
    responseInterceptor: async response => {
      // Someone tried the login or the logout itself.
      if (response.ok && new URL(response.url).pathname === '/api/identity/identities/login')
        await caller.renew()
      return response
    },
  })
}

/** The service that the address names, else the one that has the operation behind the `#`. */
function chooseService() {
  const choose = name => {
    if (optionOf(name)) services.value = name
  }
  choose(serviceOf(location.hash))
  choose(new URLSearchParams(location.search).get('service'))
  services.addEventListener('change', () => services.form.submit())
  addEventListener('hashchange', () => {
    const other = serviceOf(location.hash)
    if (other && other !== services.value) location.search = `?service=${other}`
  })
}

function optionOf(name) {
  return [...services.options].find(({ value }) => value === name)
}

/** Operations have names of their own over all services. */
function serviceOf(hash) {
  const operation = hash.split('/').at(2)
  return [...services.options].find(({ dataset }) => dataset.operations.split(' ').includes(operation))?.value
}

function showCaller({ person, problem }) {
  const status = bar.querySelector('[role="status"]')
  const before = bar.querySelector('.actions')
  const hadFocus = before?.contains(document.activeElement)
  before?.remove()
  const actions = element('div', { className: 'actions' })
  if (person) {
    const { username = 'someone', account, roles } = person
    status.replaceChildren('Calls go out as ', element('strong', {}, username))
    if (account) status.append(' for ', element('strong', {}, account))
    actions.append(
      element('details', {}, element('summary', {}, count(roles.length, 'role')), roles.join(', ')),
      button('Log out', caller.logOut),
    )
  } else {
    status.textContent = problem ?? 'No one is logged in: calls go out without a token.'
    actions.append(
      demo
        ? button(`Log in as ${firstName(demo.username)} (demo)`, () => caller.logIn(demo), 'filled')
        : element('a', { href: '/login' }, 'Log in'),
    )
  }
  bar.querySelector('.caller').append(actions)
  if (hadFocus) actions.querySelector('button, a').focus()
}

function button(text, act, className = '') {
  const made = element('button', { type: 'button', className }, text)
  let isBusy = false
  made.addEventListener('click', async () => {
    if (isBusy) return
    isBusy = true
    await act()
    isBusy = false
  })
  return made
}

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

function firstName(username) {
  return username.charAt(0).toUpperCase() + username.slice(1).split('@')[0]
}

function count(number, noun) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** Swagger UI has colors for both, and takes a class. */
function followColorScheme() {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
  dark.addEventListener('change', follow)
  follow()
}
