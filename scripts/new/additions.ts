import type { Names } from './names.ts'

/** Text that comes after the place that it belongs to. */
export interface Addition {
  file: string
  place: RegExp
  text: string
}

/** Where a service names its parts, and the repository its services. */
export function additionsOf(kind: string, { service, name, path, Words, words }: Names): Addition[] {
  const contract = `openapi/${service}/openapi.yaml`
  const code = `src/backend/services/${service}/service.ts`
  return [
    {
      file: contract,
      place: /^tags:\n(?: .*\n)*/m,
      text: `  - name: ${Words}\n    description: What ${words} is about.\n`,
    },
    {
      file: contract,
      place: /^paths:\n(?: .*\n)*/m,
      text: `  /${path}:\n    $ref: ./${path}.yaml#/paths/${path}\n`,
    },
    {
      file: code,
      place: /^(?:import [\s\S]*? from '.*'\n)+/,
      text: `import { ${name}Handlers } from './${path}.ts'\n`,
    },
    { file: code, place: HANDLERS[kind] ?? LAST_SPREAD, text: `    ...${name}Handlers,\n` },
    ...(kind === 'service' ? inLists(service) : []),
  ]
}

/** The last line of a list of handlers. */
const LAST_SPREAD = /^ +\.\.\.\w+Handlers,\n(?![\s\S]*^ +\.\.\.\w+Handlers,\n)/m
const HANDLERS: Readonly<Record<string, RegExp>> = { service: /defineService\('.*', \{\n/ }

/** At the end of the services. */
function inLists(service: string): Addition[] {
  const column = (text: string, width: number) => text.padEnd(width)
  return [
    {
      file: 'openapi/README.md',
      place: /^ {2}subscription\/.*\n/m,
      text: `  ${column(`${service}/`, 16)} what it is for\n`,
    },
    {
      file: '.github/CODEOWNERS',
      place: /^\/openapi\/subscription\/.*\n/m,
      text: `${column(`/openapi/${service}/`, 24)} @gatepost/${service}\n`,
    },
  ]
}
