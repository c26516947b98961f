import type { ReactNode } from 'react'
import type { SearchOf } from '#portal/api/search.ts'
import { Segmented } from '#portal/ui/input/segmented.tsx'
import { Select } from '#portal/ui/input/select.tsx'
import type { ChangeSearch, ListParameters } from './search.ts'
import { SearchBox } from './search-box.tsx'

type Option<P extends ListParameters, Name extends keyof P> = P[Name] extends { enum: readonly (infer O)[] }
  ? Extract<O, string | number>
  : never

/** The parameters with a few values to choose from: each value has a label. */
export type Filters<P extends ListParameters> = {
  [Name in keyof P as P[Name] extends { enum: readonly (string | number)[] } ? Name : never]?: {
    label: string
    options: Record<Option<P, Name>, string>
    /** The words for no choice, of a parameter without a default. Its values are a menu. */
    any?: string
    /** Makes a menu of the values of a parameter with a default. */
    isMenu?: true
  }
}

export interface SearchInput<P extends ListParameters> {
  name: Extract<keyof P, string>
  label: string
  placeholder: string
}

interface Filter {
  label: string
  options: Record<string, string>
  any?: string
  isMenu?: true
}

/** Of a menu in the toolbar: two in a line on a phone, so that the rows begin higher. */
export const filterClass = 'min-w-36 max-sm:min-w-0 max-sm:grow max-sm:basis-[calc(50%-0.375rem)]'

export function ListToolbar<P extends ListParameters>({
  parameters,
  searches,
  filters,
  search,
  onSearch,
  children,
}: {
  parameters: P
  searches: readonly SearchInput<P>[]
  filters: Filters<P>
  search: SearchOf<P>
  onSearch: ChangeSearch<SearchOf<P>>
  children?: ReactNode
}) {
  const held = search as Record<string, string | undefined>
  const change = onSearch as ChangeSearch<Record<string, string | number | undefined>>
  const choices = Object.entries<Filter | undefined>(filters)
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-line p-3">
      {searches.map(({ name, ...box }, at) => (
        <SearchBox
          key={name}
          {...box}
          className={at === 0 ? 'min-w-56 flex-2' : 'min-w-56 flex-1'}
          value={held[name] ?? ''}
          onChange={text => change({ [name]: text || undefined }, { replace: true })}
        />
      ))}
      {choices.map(
        ([name, filter]) =>
          filter && (
            <Choice
              key={name}
              filter={filter}
              value={String(held[name] ?? parameters[name]?.default ?? '')}
              onChange={id => change({ [name]: parameters[name]?.type === 'integer' ? Number(id) : id })}
            />
          ),
      )}
      {children}
    </div>
  )
}

/** Few choices stand side by side; those that can be left out are a menu. */
function Choice({
  filter: { label, options, any, isMenu },
  value,
  onChange,
}: {
  filter: Filter
  value: string
  onChange: (id: string | undefined) => void
}) {
  const list = Object.entries(options)
  if (any === undefined && !isMenu)
    return (
      <Segmented
        label={label}
        options={list.map(([id, text]) => ({ id, label: text }))}
        value={value}
        onChange={onChange}
      />
    )
  return (
    <Select
      label={label}
      isLabelHidden
      className={filterClass}
      {...(any !== undefined && { placeholder: any })}
      options={list.map(([id, text]) => ({ value: id, label: text }))}
      value={value}
      onChange={event => onChange(event.target.value || undefined)}
    />
  )
}
