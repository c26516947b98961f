/**
 * npm run generate [-- service …]    writes generated/<service>
 * npm run generate:check             fails when a generated file is out of date, missing or stale
 * npm run generate -- --watch        rebuilds what a saved contract touches
 * npm run generate -- --fresh        makes everything anew, also what was made of the same contract before
 * npm run generate -- --json         prints the timings as JSON (for the bench)
 */
import { enableCompileCache } from 'node:module'

// The tools are large, and compiling them anew takes a quarter of the time that one service takes.
enableCompileCache('.cache/compiled')
await import('./command.ts')
