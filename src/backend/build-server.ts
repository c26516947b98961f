import { type AppOptions, type BuiltApp, buildApp } from '#kernel/app.ts'
import type { Config } from '#kernel/config.ts'
import type { Controls } from './dev/controls.ts'

/** What is loaded outside of production alone. */
type Development = Awaited<ReturnType<typeof load>>

interface ServerOptions extends Omit<AppOptions, 'plugin'> {
  /** What a tester can do with the server, if it is one for testers. */
  controls?: Controls
}

/** The server as a value, with what only development, tests, and the demo have. Production does not even load that. */
export async function buildServer({ controls, ...options }: ServerOptions): Promise<BuiltApp> {
  const development = await developmentOf(options.config)
  return buildApp({
    ...options,
    ...(development && { plugin: development.createDevPlugin({ config: options.config, controls }) }),
  })
}

/** Undefined in production. */
export async function developmentOf({ APP_ENV }: Pick<Config, 'APP_ENV'>): Promise<Development | undefined> {
  return APP_ENV === 'production' ? undefined : load()
}

async function load() {
  const [{ createDevPlugin }, { seedDemo }, { demoLines, pageLines }] = await Promise.all([
    import('./dev/plugin.ts'),
    import('./dev/demo.ts'),
    import('./dev/announced.ts'),
  ])
  return { createDevPlugin, seedDemo, demoLines, pageLines }
}
