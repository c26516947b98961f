import type { Import } from '../../scripts/lib/sources.ts'
import { findCycles, importsFrom, isOurs, isTest, type ModuleGraph, show } from '../support/module-graph.ts'

/** What a wall keeps apart. An example that breaks each wall proves that it holds. */
export interface Wall {
  name: string
  /** What crosses the wall, one line per crossing. */
  violations(house: ModuleGraph): string[]
  /** A house that breaks it: the text of its files by path. */
  broken: Record<string, string>
}

export const between = (from: string, target: RegExp) => (house: ModuleGraph) =>
  show(importsFrom(house, from).filter(found => target.test(found.target)))

/** Lower rooms come later. Rooms on one line do not know each other. */
const PORTAL_FLOORS = [['routes'], ['features', 'site'], ['shared'], ['kit'], ['content'], ['ui', 'api']]
const floorOf = (path: string) => {
  const room = /^src\/portal\/([^/]+)\//.exec(path)?.[1] ?? ''
  return { room, floor: PORTAL_FLOORS.findIndex(rooms => rooms.includes(room)) }
}

function isUpward({ from, target }: Import): boolean {
  const [upper, lower] = [floorOf(from), floorOf(target)]
  return upper.floor >= 0 && lower.floor >= 0 && upper.room !== lower.room && lower.floor <= upper.floor
}

/** The public site, and the pages to log in, sign up, and reset a password. */
const WITHOUT_SESSION =
  /^src\/portal\/(site\/|shared\/link-codes\/|features\/(signup|login\/(password\/login-form|reset|second-factor\/code-step|single-sign-on)))/

const capabilityOf = (path: string) => /^src\/portal\/features\/([^/]+)\//.exec(path)?.[1]
const serviceOf = (path: string) => /^src\/backend\/(?:services|modules)\/([^/]+)\//.exec(path)?.[1]

/** The imports that lead from one service into another. */
function betweenServices({ imports }: ModuleGraph): Import[] {
  return imports.filter(({ from, target }) => {
    const [own, other] = [serviceOf(from), serviceOf(target)]
    return own !== undefined && other !== undefined && own !== other
  })
}

/** What a module of `domain` is for: the files outside of it that need it, by themselves or by another module. */
function sidesOf({ imports }: ModuleGraph): Map<string, Set<string>> {
  // Tests read the samples, and belong to no side.
  const edges = imports.filter(found => !isTest(found) && !/\bsample\.ts$/.test(found.target))
  const sides = new Map<string, Set<string>>()
  const reach = (path: string, side: string): void => {
    const known = sides.get(path) ?? new Set()
    if (known.has(side)) return
    sides.set(path, known.add(side))
    for (const { from, target } of edges)
      if (from === path && /^(src\/domain|generated)\//.test(target)) reach(target, side)
  }
  for (const { from, target } of edges) {
    const side = /^src\/(portal|backend)\//.exec(from)?.[1]
    if (side && /^(src\/domain|generated)\//.test(target)) reach(target, side)
  }
  return sides
}

/** Things that only a service knows, in the names and texts of code. */
const PRODUCT_WORDS =
  /stripe|seller|gateway|licen[sc]e|subscription|invoice|receipt|membership|refund|coupon|lookups|apiKey|api-key/gi

/** Code without its comments. */
const codeOf = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '')

/** The command line includes the runtime of the client packages. */
const isPackedWith = ({ from, target }: Import) =>
  from.startsWith('src/cli/') && target.startsWith('scripts/clients/package/')

export const walls: readonly Wall[] = [
  {
    name: 'domain imports nothing of ours but itself, and nothing from outside',
    violations: house =>
      show(
        importsFrom(house, 'src/domain/')
          .filter(({ target }) => !target.startsWith('src/domain/'))
          .filter(found => !isTest(found) || isOurs(found)),
      ),
    broken: { 'src/domain/keys/a.ts': "import { call } from '#portal/api/call.ts'" },
  },
  {
    name: 'domain holds what both sides need, and no module of one side alone',
    violations: house =>
      [...sidesOf(house)]
        .filter(([path, sides]) => path.startsWith('src/domain/') && sides.size === 1)
        .map(([path, sides]) => `${path} is for the ${[...sides]} alone`),
    broken: { 'src/portal/ui/a.ts': "import { times } from '#domain/text/times.ts'" },
  },
  {
    name: 'the portal imports nothing of the backend, and nothing that only a server has',
    violations: house =>
      show(
        importsFrom(house, 'src/portal/').filter(
          found =>
            found.target.startsWith('src/backend/') || (found.target.startsWith('node:') && !isTest(found)),
        ),
      ),
    broken: { 'src/portal/api/a.ts': "import { accountOf } from '#kernel/access/access.ts'" },
  },
  {
    name: 'the backend imports nothing of the portal, and no React',
    violations: between('src/backend/', /^src\/portal\/|^react|^@tanstack\//),
    broken: { 'src/backend/kernel/a.ts': "import { useState } from 'react'" },
  },
  {
    name: 'the portal imports downwards: routes, features and site, shared, kit, content, then ui and api',
    violations: ({ imports }) => show(imports.filter(isUpward)),
    broken: { 'src/portal/kit/a.ts': "import { KeyRow } from '#portal/features/keys/list/key-row.tsx'" },
  },
  {
    name: 'kit and ui import no operation of the contracts',
    violations: house =>
      show(
        [...importsFrom(house, 'src/portal/kit/'), ...importsFrom(house, 'src/portal/ui/')].filter(
          found => found.target.startsWith('generated/') && !isTest(found),
        ),
      ),
    broken: {
      'src/portal/kit/a.ts': "import { listOrders } from '#generated/sales/operations/listOrders.ts'",
    },
  },
  {
    name: 'behind the login, every form is an OperationForm',
    violations: ({ imports }) =>
      show(
        imports.filter(
          ({ from, target }) => target === 'src/portal/ui/form/form.tsx' && !WITHOUT_SESSION.test(from),
        ),
      ),
    broken: { 'src/portal/features/team/a.ts': "import { Form } from '#portal/ui/form/form.tsx'" },
  },
  {
    name: 'a capability of the portal imports no other capability',
    violations: ({ imports }) =>
      show(
        imports.filter(({ from, target }) => {
          const [own, other] = [capabilityOf(from), capabilityOf(target)]
          return own && other && own !== other
        }),
      ),
    broken: { 'src/portal/features/team/a.ts': "import { keyValue } from '#portal/features/keys/model.ts'" },
  },
  {
    name: 'only routes put capabilities together',
    violations: house =>
      show(
        importsFrom(house, 'src/portal/').filter(
          ({ from, target }) =>
            capabilityOf(target) && !capabilityOf(from) && !/^src\/portal\/(routes\/|router\.tsx)/.test(from),
        ),
      ),
    broken: { 'src/portal/client.tsx': "import { Frame } from '#portal/features/shell/frame.tsx'" },
  },
  {
    name: 'ui knows neither router nor contracts',
    violations: between(
      'src/portal/ui/',
      /^src\/portal\/(?!ui\/|styles\/|missing-file\.ts$)|^generated\/|^@tanstack\/react-(router|query|start)/,
    ),
    broken: { 'src/portal/ui/a.tsx': "import { Link } from '@tanstack/react-router'" },
  },
  {
    name: 'the kernel knows no service',
    violations: between('src/backend/kernel/', /^src\/backend\/(?!kernel\/)/),
    broken: { 'src/backend/kernel/a.ts': "import { people } from '#backend/services/identity/public.ts'" },
  },
  {
    // What starts a server loads it, outside of production alone.
    name: 'kernel, modules and services know nothing of development and tests, and production does not load it',
    violations: house =>
      show(
        importsFrom(house, 'src/backend/').filter(
          ({ from, target, typeOnly, dynamic }) =>
            target.startsWith('src/backend/dev/') &&
            !from.startsWith('src/backend/dev/') &&
            from !== 'src/backend/stateful.ts' &&
            !(from === 'src/backend/build-server.ts' && (typeOnly || dynamic)),
        ),
      ),
    broken: { 'src/backend/services/identity/a.ts': "import { seedDemo } from '#backend/dev/demo.ts'" },
  },
  {
    name: 'a service imports of another one its public.ts alone',
    violations: house => show(betweenServices(house).filter(({ target }) => !target.endsWith('/public.ts'))),
    broken: {
      'src/backend/services/security/a.ts': "import { people } from '#backend/services/identity/tables.ts'",
    },
  },
  {
    name: 'a module that services share knows none of them',
    violations: house =>
      show(
        betweenServices(house).filter(
          ({ from, target }) =>
            from.startsWith('src/backend/modules/') && target.startsWith('src/backend/services/'),
        ),
      ),
    broken: {
      'src/backend/modules/ledger/a.ts': "import { people } from '#backend/services/identity/public.ts'",
    },
  },
  {
    name: 'the services form no circle, not even by what puts them together',
    violations(house) {
      const edges = new Map<string, string[]>()
      for (const { from, target } of betweenServices(house)) {
        const [own = '', other = ''] = [serviceOf(from), serviceOf(target)]
        edges.set(own, [...(edges.get(own) ?? []), other])
      }
      return findCycles(edges)
    },
    broken: {
      'src/backend/services/security/service.ts':
        "import { tracks } from '#backend/services/subscription/public.ts'",
      'src/backend/services/subscription/b.ts':
        "import { reportUsage } from '#backend/services/security/public.ts'",
    },
  },
  {
    name: 'nothing imports the service.ts that puts a service together',
    violations: ({ imports }) =>
      show(imports.filter(({ target }) => /^src\/backend\/services\/[^/]+\/service\.ts$/.test(target))),
    broken: { 'scripts/a.ts': "import { service } from '#backend/services/security/service.ts'" },
  },
  {
    name: 'what runs imports nothing of tests and scripts',
    violations: house =>
      show(
        importsFrom(house, 'src/').filter(
          found => !isTest(found) && !isPackedWith(found) && /^(tests|scripts|e2e)\//.test(found.target),
        ),
      ),
    broken: {
      'src/backend/kernel/a.ts': "import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'",
    },
  },
  {
    name: 'e2e knows the product from outside: no code of it, and of its types those of seeds and scenarios alone',
    violations: house =>
      show(
        importsFrom(house, 'e2e/').filter(
          ({ target, typeOnly }) =>
            /^src\/(portal|backend)\//.test(target) &&
            !(
              typeOnly &&
              /^src\/backend\/((services|modules)\/[^/]+|dev)\/(seeds|scenarios)\.ts$/.test(target)
            ),
        ),
      ),
    broken: { 'e2e/a.spec.ts': "import { seeds } from '#backend/services/security/seeds.ts'" },
  },
  {
    // A page that is loaded on demand may know the page that loads it.
    name: 'no file imports itself by a detour, not even a type',
    violations({ imports }) {
      const edges = new Map<string, string[]>()
      for (const { from, target, dynamic } of imports)
        if (!dynamic) edges.set(from, [...(edges.get(from) ?? []), target])
      return findCycles(edges)
    },
    broken: {
      'src/portal/ui/a.ts': "import type { B } from './b.ts'",
      'src/portal/ui/b.ts': "import { a } from './a.ts'",
    },
  },
  {
    name: 'the kernel has no word of a product',
    violations: ({ sources }) =>
      sources
        .filter(({ path }) => path.startsWith('src/backend/kernel/') && !/\.test\.ts$/.test(path))
        .flatMap(({ path, text }) =>
          [...codeOf(text).matchAll(PRODUCT_WORDS)].map(([word]) => `${path} says ${word}`),
        ),
    broken: { 'src/backend/kernel/a.ts': "export const licenseOf = () => 'a license'" },
  },
  {
    // `public.ts` is the only door of a service, so it names what is behind it.
    name: 'no file does nothing but pass on what others have',
    violations: ({ sources }) =>
      sources
        .filter(({ path, text }) => {
          if (/^src\/backend\/(services|modules)\/[^/]+\/public\.ts$/.test(path))
            return /^export (type )?\*/m.test(text)
          const passesOn = /^export (type )?(\*|\{[^}]*\}) from /m.test(text)
          // A route or a page of the content may be the own address of its folder.
          const isPage = /^src\/portal\/(routes|content\/pages)\//.test(path)
          return passesOn || (/\/index\.tsx?$/.test(path) && !isPage)
        })
        .map(({ path }) => path),
    broken: { 'src/portal/ui/index.ts': "export { Button } from './button.tsx'" },
  },
]
