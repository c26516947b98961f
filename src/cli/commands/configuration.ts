import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createConfigurationPlan } from '#generated/configuration/operations/createConfigurationPlan.ts'
import { getConfiguration } from '#generated/configuration/operations/getConfiguration.ts'
import { getConfigurationPlan } from '#generated/configuration/operations/getConfigurationPlan.ts'
import { undoConfigurationPlan } from '#generated/configuration/operations/undoConfigurationPlan.ts'
import type { ConfigurationChange, ConfigurationPlan } from '#generated/configuration/types.ts'
import type { FileFormat } from '../choices.ts'
import type { CommandContext } from '../context.ts'
import { Failure } from '../failures.ts'
import { printable } from '../printer.ts'
import { continueOn } from './open.ts'

/** Milliseconds between two looks at a plan that a person may apply. */
const PAUSE = 2000

/** The settings of the account as a file, on the standard output or in a file. */
export async function exportConfiguration(
  context: CommandContext,
  { output, format }: { output?: string; format: FileFormat },
): Promise<void> {
  const { text, unreadable_sections: hidden } = await context.call(getConfiguration, { query: { format } })
  if (hidden.length) context.print.note(`Left out, because your roles don’t show them: ${hidden.join(', ')}`)
  if (output === undefined) return context.print.raw(text)
  await writeFile(output, text)
  context.print.thing({ file: output, unreadable_sections: hidden }, { Saved: output })
}

/** Shows what a file would change, and the number of the plan. Nothing changes yet. */
export async function planConfiguration(
  context: CommandContext,
  _options: object,
  file: string,
): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Failure('usage', `${file} can’t be read.`)
  })
  show(context, await context.call(createConfigurationPlan, { body: { text } }), file)
}

/**
 * Opens the page on which a person applies a plan, and waits until they have. A token can't apply one: the response has
 * the tokens of new keys, which only a person sees.
 */
export async function applyConfiguration(
  context: CommandContext,
  { wait, browser }: { wait: boolean; browser: boolean },
  id: string,
): Promise<void> {
  const { io, print } = context
  let plan = await context.call(getConfigurationPlan, { path: { id } })
  if (plan.state === 'planned') {
    if (plan.problems.length) return show(context, plan, 'The file')
    const address = `${context.baseUrl()}/account/developers/configuration?plan=${id}`
    await continueOn(context, { address, what: 'Apply it on this page', browser })
    while (wait && plan.state === 'planned') {
      if (Date.parse(plan.expires_at) <= Date.now())
        throw new Failure('conflict', 'The plan has expired, and nothing changed.', 'Plan the file again.')
      await sleep(PAUSE, undefined, { signal: io.stopped })
      plan = await context.call(getConfigurationPlan, { path: { id } })
    }
  }
  print.thing(plan, { Plan: id, State: plan.state, Changes: plan.changes.length })
}

/** Takes back all changes of an applied plan that can be taken back. */
export async function undoConfiguration(
  context: CommandContext,
  _options: object,
  id: string,
): Promise<void> {
  const plan = await context.call(undoConfigurationPlan, { path: { id } })
  context.print.thing(plan, { Plan: id, State: plan.state, Changes: plan.changes.length })
}

function show({ print }: CommandContext, plan: ConfigurationPlan, file: string): void {
  if (print.isJson) print.thing(plan, {})
  else {
    for (const change of plan.changes) print.raw(linesOf(change))
    for (const { line, column, message } of plan.problems)
      print.raw(`${file}${line === null ? '' : `:${line}:${column}`}: ${printable(message)}\n`)
    if (!plan.changes.length && !plan.problems.length)
      print.raw('Nothing changes: the account is so already.\n')
    else if (!plan.problems.length)
      print.raw(`\nPlan ${plan.plan_id}\nApply it with: gatepost apply ${plan.plan_id}\n`)
  }
  if (plan.problems.length)
    throw new Failure('rejected', 'The file has mistakes, so the plan can’t be applied.')
}

const SIGNS = { create: '+', change: '~', delete: '-' } as const

function linesOf({
  kind,
  summary,
  further,
  fields,
  undo,
  undo_note,
  follow_up,
  requires_recent_login,
  missing_role,
}: ConfigurationChange): string {
  const lines = [
    `${SIGNS[kind]} ${summary}`,
    ...further.map(each => `  ${each}`),
    ...fields.map(
      ({ field, old_value: before, new_value: after }) =>
        `    ${field}: ${before ?? 'none'} → ${after ?? 'none'}`,
    ),
    ...(undo === 'full' ? [] : [`    ! ${undo_note ?? 'This can’t be undone.'}`]),
    ...(follow_up ? [`    ! Afterwards: ${follow_up}`] : []),
    ...(requires_recent_login ? ['    ! It needs a login of the last 15 minutes.'] : []),
    ...(missing_role ? [`    ! You lack the role ${missing_role}.`] : []),
  ]
  return `${lines.map(printable).join('\n')}\n`
}
