import { ContractFiles } from '../bundle/files.ts'
import { parseDuration, readDurations, UNITS } from '../contract/durations.ts'

/** A constant for each named duration of a folder of contracts: in milliseconds, or in months, whose lengths differ. */
export function durationsOf(root: string): string {
  const constants = [...readDurations(root, new ContractFiles())].map(
    ([name, { durations, description }]) => {
      const values = durations.map(parseDuration)
      const unit = values.some(each => each.unit === 'month') ? 'months' : 'milliseconds'
      const numbers = values.map(each => each.amount * (unit === 'months' ? 1 : UNITS[each.unit]))
      const value = numbers.length === 1 ? `${numbers[0]}` : `[${numbers.join(', ')}]`
      return `/** ${description} In ${unit}. */\nexport const ${name.toUpperCase()} = ${value}`
    },
  )
  const head = `// Generated from ${root}/common/durations.yaml by npm run generate. Do not edit.`
  return `${[head, ...constants].join('\n\n')}\n`
}
