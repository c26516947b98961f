/**
 * npm run screenshots [-- --out screenshots] [--only keys-list] [--sheet]
 *
 * Captures every page as it opens (`page-…`) and the states that the files of `scenes/` set up,
 * wide and narrow, light and dark, with the built portal in front of the real services. `--only` selects
 * scenes by the start of their name. `--sheet` captures every public page, wide and light, on one sheet instead.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { type ChatDeployment, startChatDeployment } from '../../tests/support/servers/chat-vendor.ts'
import { ensureChromium } from '../lib/chromium.mjs'
import { buildIfChanged } from '../lib/portal-build.mjs'
import { endOnSignal } from '../lib/processes/process-group.ts'
import { startServer } from '../lib/processes/server.ts'
import { readScenes } from './scenes.ts'
import { shootSheet } from './sheet.ts'
import { openStage, type Scene } from './stage.ts'

const WIDTHS = { wide: 1440, narrow: 320 }
const SCHEMES = ['light', 'dark'] as const

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'screenshots' },
    only: { type: 'string', default: '' },
    sheet: { type: 'boolean', default: false },
  },
})
const all = await readScenes()
const scenes = all.filter(({ name }) => name.startsWith(values.only))
if (!scenes.length) {
  console.error(`No scene begins with ${values.only}. There are ${all.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

endOnSignal()
if (buildIfChanged() !== 0) throw new Error('The portal could not be built')
mkdirSync(values.out, { recursive: true })
const folder = mkdtempSync(join(tmpdir(), 'gatepost-screenshots-'))
const env = { APP_ENV: 'test', DATA_DIR: folder, RATE_LIMIT_FACTOR: '10000', LOG_LEVEL: 'error' }
const server = await startServer(env)
let chat: ChatDeployment | undefined
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  if (values.sheet) {
    const file = join(values.out, 'sheet.png')
    console.log(`${await shootSheet(browser, server.origin, file)} pages on ${file}`)
  } else {
    for (const scene of scenes) await shoot(browser, await originOf(scene), scene)
    console.log(`${scenes.length * 4} pictures in ${values.out}/`)
  }
} finally {
  await browser.close()
  await Promise.all([server.end('SIGTERM'), chat?.end()])
  rmSync(folder, { recursive: true, force: true })
}

/** Where a scene is: a deployment with a chat starts with the first scene that needs it. */
async function originOf(scene: Scene): Promise<string> {
  if (!scene.chat) return server.origin
  chat ??= await startChatDeployment('helpscout')
  Object.assign(chat.script, { isDown: scene.chat === 'fails', isSilent: scene.chat === 'hangs' })
  return chat.url
}

async function shoot(browser: Browser, origin: string, scene: Scene): Promise<void> {
  for (const [size, width] of Object.entries(WIDTHS))
    for (const colorScheme of SCHEMES) {
      const { page, close } = await openStage(browser, { origin, width, colorScheme, scene })
      await page.screenshot({
        path: join(values.out, `${scene.name}-${size}-${colorScheme}.png`),
        // Overlays are captured as visible; the page itself is captured in full.
        fullPage: (await page.getByRole('dialog').count()) === 0,
      })
      await close()
    }
  console.log(scene.name)
}
