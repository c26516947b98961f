import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const ENTRY = resolve('src/portal/service-worker.ts')
/** At the root, because a worker serves nothing above its own folder. Its name stays, so that browsers find the next one. */
const FILE = 'sw.js'

/** Adds the service worker to the files of the portal. Development has none: nothing of it may be kept. */
export function provideServiceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const { output } = (await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: {
          write: false,
          modulePreload: false,
          rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
        },
      })) as Rolldown.RolldownOutput
      this.emitFile({ type: 'asset', fileName: FILE, source: output[0].code })
    },
  }
}
