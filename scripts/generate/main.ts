/**
 * npm run generate [-- service …]    writes generated/<service> and, without names, the route tree of the portal
 * npm run generate:check             fails when a generated file is out of date, missing or stale
 * npm run generate -- --watch        regenerates what a saved contract affects
 * npm run generate -- --fresh        regenerates everything, even cached output of the same contract
 * npm run generate -- --json         prints the timings as JSON (for the bench)
 */
import { enableCompileCache } from 'node:module'

// The tools are large, and compiling them again takes a quarter of the time for one service.
enableCompileCache('.cache/compiled')
await import('./command.ts')
