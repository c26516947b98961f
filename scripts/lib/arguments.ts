import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Reads the options of a command. For one that it doesn't have, says where they are listed, and ends with code 2. */
export function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('. ')
    console.error(`${reason}. See npm run help -- ${process.env.npm_lifecycle_event}`)
    process.exit(2)
  }
}
