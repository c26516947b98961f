import { createBackendWorld } from '../support/contract/backend-world.ts'
import { createPrismWorld } from '../support/servers/prism.ts'

/** Made once for all files that share a worker; they end with it. */
export const server = await createBackendWorld()
export const mock = createPrismWorld()

/** Answers that were compared with the contracts so far. */
export const checked = { server: 0, roles: 0, mock: 0 }
