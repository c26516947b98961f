import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { npmPack } from './pack.ts'
import { licenseSentence } from './texts.ts'

const NAME = '@gatepost/address-autocomplete'
/** The first digit is that of the script's address. */
const VERSION = '1.0.0'
const SOURCES = 'src/widget'
/** Modules that projects import. */
const ENTRIES = {
  react: 'react.tsx',
  element: 'element.ts',
  attach: 'attach.ts',
  'gateway-source': 'gateway-source.ts',
}
/** What the declarations of those import of ours. */
const SHARED_TYPES = 'types'

/** Makes the package of the address field: the component, the element, and the core of both. */
export async function packWidget(out: string): Promise<{ name: string; tarball: string; size: number }> {
  mkdirSync('.cache', { recursive: true })
  const workspace = mkdtempSync(join('.cache', 'widget-'))
  try {
    const folder = join(workspace, 'package')
    const dist = join(folder, 'dist')
    await bundle(dist)
    compileTypes(workspace, dist)
    writeTexts(folder)
    mkdirSync(out, { recursive: true })
    const tarball = join(out, npmPack([folder], out).get(NAME) ?? '')
    return { name: NAME, tarball, size: statSync(tarball).size }
  } finally {
    rmSync(workspace, { recursive: true, force: true })
  }
}

async function bundle(dist: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Whatever this process is started for.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir: resolve(dist),
      target: 'es2022',
      minify: false,
      lib: {
        entry: Object.fromEntries(
          Object.entries(ENTRIES).map(([name, file]) => [name, resolve(SOURCES, file)]),
        ),
        formats: ['es'],
      },
      rolldownOptions: {
        external: /^react(\/|$)/,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'shared/[name].js',
          // Components of a server can't use effects.
          banner: ({ name }) => (name === 'react' ? "'use client'" : ''),
        },
      },
    },
  })
}

/** Writes the declarations of the entries, which name no generated type. */
function compileTypes(workspace: string, dist: string): void {
  const compilerOptions = {
    rootDir: resolve('.'),
    outDir: 'types',
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    incremental: false,
    tsBuildInfoFile: null,
  }
  const tsconfig = {
    extends: resolve('tsconfig.portal.json'),
    compilerOptions,
    include: [resolve(SOURCES)],
    exclude: [resolve(SOURCES, '*.test.ts')],
  }
  writeFileSync(join(workspace, 'tsconfig.json'), JSON.stringify(tsconfig))
  execFileSync(process.execPath, ['node_modules/typescript-native/bin/tsc', '-p', workspace], {
    stdio: 'inherit',
  })
  for (const name of [...Object.keys(ENTRIES), SHARED_TYPES]) {
    const text = readFileSync(join(workspace, 'types', SOURCES, `${name}.d.ts`), 'utf8')
    writeFileSync(
      join(dist, `${name}.d.ts`),
      text.replaceAll(/(from ['"]\.\/[\w-]+)\.tsx?(?=['"])/g, '$1.js'),
    )
  }
}

function writeTexts(folder: string): void {
  const { license } = JSON.parse(readFileSync('package.json', 'utf8'))
  const exported = (name: string) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` })
  const manifest = {
    name: NAME,
    version: VERSION,
    description: 'Address autocomplete for forms, with an embedded key: a React component and an element.',
    license,
    type: 'module',
    sideEffects: ['./dist/element.js'],
    exports: {
      ...Object.fromEntries(Object.keys(ENTRIES).map(name => [`./${name}`, exported(name)])),
      [`./${SHARED_TYPES}`]: { types: `./dist/${SHARED_TYPES}.d.ts` },
      './package.json': './package.json',
    },
    files: ['dist'],
    peerDependencies: { react: '>=18' },
    peerDependenciesMeta: { react: { optional: true } },
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(
    join(folder, 'README.md'),
    `# ${NAME}

Suggests addresses while someone types in a form. It needs an embedded key that lists the hostname of the page.

\`\`\`tsx
import { AddressAutocomplete } from '${NAME}/react'

const field = (
  <AddressAutocomplete
    name="street"
    baseUrl="https://gatepost.example"
    apiKey="YOUR_EMBEDDED_KEY"
    fields={{ suite: 'suite', city: 'city', state: 'state', zip: 'zip' }}
    onAddress={address => console.log(address.postalCode)}
  />
)
\`\`\`

| import | what |
| --- | --- |
| \`${NAME}/react\` | \`AddressAutocomplete\`, an input with suggestions |
| \`${NAME}/element\` | defines \`<gatepost-autocomplete>\`, which needs \`base-url\` when a bundler includes it |
| \`${NAME}/attach\` | \`attachAutocomplete\`, for an input of any framework |
| \`${NAME}/gateway-source\` | \`gatewaySource\`, the suggestions of the API |

The page \`/docs/autocomplete-widget\` of the portal describes the attributes, events, texts, and custom properties.

## License

${licenseSentence(license)}
`,
  )
}
