import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { MCP_VERSION } from '../../src/mcp/version.ts'
import { npmPack } from './pack.ts'
import { licenseSentence } from './texts.ts'

const NAME = '@gatepost/mcp'
const LICENSES = 'THIRD-PARTY-LICENSES.txt'

/**
 * Makes the package of the MCP server: one script, which `npx @gatepost/mcp` starts. What it uses of others is in the
 * script, so that nothing else is installed, with their licenses in a file.
 */
export async function packMcp(out: string): Promise<{ name: string; tarball: string; size: number }> {
  mkdirSync('.cache', { recursive: true })
  const workspace = mkdtempSync(join('.cache', 'mcp-'))
  try {
    const folder = join(workspace, 'package')
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: resolve('src/mcp/main.ts'),
        outDir: resolve(folder, 'dist'),
        target: 'node20',
        minify: false,
        rolldownOptions: { output: { format: 'es', entryFileNames: '[name].js', codeSplitting: false } },
      },
    })
    writeTexts(folder, modulesOf([built].flat() as Rolldown.RolldownOutput[]))
    mkdirSync(out, { recursive: true })
    const tarball = join(out, npmPack([folder], out).get(NAME) ?? '')
    return { name: NAME, tarball, size: statSync(tarball).size }
  } finally {
    rmSync(workspace, { recursive: true, force: true })
  }
}

const modulesOf = (outputs: readonly Rolldown.RolldownOutput[]): string[] =>
  outputs.flatMap(({ output }) => output.flatMap(part => (part.type === 'chunk' ? part.moduleIds : [])))

/** The license of each package whose modules are in a bundle. Throws for one without. */
function licensesOf(modules: readonly string[]): string {
  const folders = modules.flatMap(id => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? [])
  const texts = [...new Set(folders)].toSorted().map(folder => {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const file = readdirSync(folder).find(each => /^licen[cs]e/i.test(each))
    if (!file) throw new Error(`${name} has no license file`)
    return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
  })
  return texts.join(`\n${'-'.repeat(72)}\n\n`)
}

function writeTexts(folder: string, modules: readonly string[]): void {
  const { license } = JSON.parse(readFileSync('package.json', 'utf8'))
  const manifest = {
    name: NAME,
    version: MCP_VERSION,
    description: 'Lets an AI assistant read a Gatepost account, and propose changes that a person applies.',
    license,
    type: 'module',
    bin: { 'gatepost-mcp': 'dist/main.js' },
    files: ['dist', LICENSES],
    engines: { node: '>=20' },
  }
  writeFileSync(join(folder, LICENSES), licensesOf(modules))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(
    join(folder, 'README.md'),
    `# ${NAME}

A server of the [Model Context Protocol](https://modelcontextprotocol.io) for a Gatepost account. An assistant reads keys, usage, rejected requests, the team, orders, and settings with it, as far as the roles of your API token allow. It changes nothing: a change is a plan, which a person applies in the portal.

\`\`\`json
{
  "mcpServers": {
    "gatepost": {
      "command": "npx",
      "args": ["${NAME}"],
      "env": { "GATEPOST_URL": "https://gatepost.example", "GATEPOST_TOKEN": "gp_pat_…" }
    }
  }
}
\`\`\`

| variable | what |
| --- | --- |
| \`GATEPOST_URL\` | the address of the portal |
| \`GATEPOST_TOKEN\` | an API token; without it, the one that \`gatepost login\` has stored for the address |
| \`GATEPOST_KEY_ID\`, \`GATEPOST_KEY_TOKEN\` | a secret key, only for the tools that look up addresses; each lookup counts |

The page \`/docs/mcp\` of the portal says what it can and can't do.

## License

${licenseSentence(license)} \`${LICENSES}\` has the licenses of what the script contains of others.
`,
  )
}
