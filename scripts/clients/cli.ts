import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { npmPack } from './pack.ts'
import { licenseSentence } from './texts.ts'

const NAME = '@gatepost/cli'
const VERSION = '1.0.0'
const ENTRY = 'src/cli/main.ts'
const PROGRAM = 'gatepost.js'

/** Makes the package of the command line. It includes what it needs, so that installing it installs nothing else. */
export async function packCli(out: string): Promise<{ name: string; tarball: string; size: number }> {
  mkdirSync('.cache', { recursive: true })
  const workspace = mkdtempSync(join('.cache', 'cli-'))
  try {
    const folder = join(workspace, 'package')
    await bundleCli(join(folder, 'dist'))
    writeTexts(folder)
    mkdirSync(out, { recursive: true })
    const tarball = join(out, npmPack([folder], out).get(NAME) ?? '')
    return { name: NAME, tarball, size: statSync(tarball).size }
  } finally {
    rmSync(workspace, { recursive: true, force: true })
  }
}

/** Writes the program into a folder, with a file for each command, which is read when it runs. Returns its path. */
export async function bundleCli(dist: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { PACKAGE_VERSION: JSON.stringify(VERSION) },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: resolve(dist),
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: { gatepost: resolve(ENTRY) },
        output: {
          format: 'es',
          entryFileNames: PROGRAM,
          chunkFileNames: 'parts/[name].js',
          banner: ({ name }) => (name === 'gatepost' ? '#!/usr/bin/env node' : ''),
        },
      },
    },
  })
  const program = join(dist, PROGRAM)
  chmodSync(program, 0o755)
  return program
}

function writeTexts(folder: string): void {
  const { license } = JSON.parse(readFileSync('package.json', 'utf8'))
  const manifest = {
    name: NAME,
    version: VERSION,
    description:
      'The command line of Gatepost: keys, usage, lookups, lists, and settings of an account as a file.',
    license,
    type: 'module',
    bin: { gatepost: `dist/${PROGRAM}` },
    exports: { './package.json': './package.json' },
    files: ['dist'],
    engines: { node: '>=20' },
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(
    join(folder, 'README.md'),
    `# ${NAME}

The command line of Gatepost.

\`\`\`sh
gatepost login --url https://gatepost.example
gatepost whoami
gatepost keys list
gatepost --help
\`\`\`

The page \`/docs/command-line\` of the portal describes the commands, variables, and exit codes.

## License

${licenseSentence(license)}
`,
  )
}
