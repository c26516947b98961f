import { createBackendWorld } from '../support/backend-world.ts'
import { createPrismWorld } from '../support/prism.ts'

/** Made once for all files that share a worker; they end with it. */
export const server = await createBackendWorld()
export const mock = await createPrismWorld()
