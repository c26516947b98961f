import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type ContractFiles, isObject, type Place } from '../bundle/files.ts'
import { below } from '../contract/pointer.ts'

export interface PlacedFinding {
  rule: string
  place: Place
  message: string
}

/** Objects with fewer properties fit on a line, so writing them out is fine. */
const LEAST_PROPERTIES = 5
/** An entry of an error list: its content differs between errors. */
const ERRORS = ['fields,id,message,name,status', 'details,fields,id,message,name,status']

/**
 * One example per kind of object: an object that repeats the properties of another would need
 * every change made to that one. It refers to that one instead, and states only the differences.
 */
export function checkCopies(
  files: ContractFiles,
  root: string,
  services: readonly string[],
): PlacedFinding[] {
  const folders = [...services, 'common']
  const first = new Map<string, Place>()
  return folders
    .flatMap(folder => globSync(`${folder}/*.yaml`, { cwd: root }).toSorted())
    .map(file => relative('.', join(root, file)))
    .flatMap(file => writtenObjects(files.read(file), { file, pointer: '' }, ''))
    .flatMap(({ place, properties }) => {
      const other = first.get(properties)
      first.set(properties, other ?? place)
      if (!other) return []
      const message = `has the properties of the example at ${files.describe(other)}; refer to that by $ref, with what differs next to it`
      return [{ rule: 'example-copied', place, message }]
    })
}

interface Written {
  place: Place
  /** Their names, sorted. */
  properties: string
}

/** The objects that examples write out. `above` is the key of the node's parent. */
function writtenObjects(node: unknown, place: Place, above: string): Written[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, child]) => {
    const at = { ...place, pointer: below(place.pointer, key) }
    const isValue = above === 'examples' && isObject(child) && 'value' in child
    if (isValue) return objectsIn(child.value, { ...at, pointer: below(at.pointer, 'value') })
    if (key === 'values' && place.pointer === '') return objectsIn(child, at, true)
    return writtenObjects(child, at, key)
  })
}

function objectsIn(node: unknown, place: Place, isMap = false): Written[] {
  if (typeof node !== 'object' || node === null) return []
  const inner = Object.entries(node).flatMap(([key, child]) =>
    objectsIn(child, { ...place, pointer: below(place.pointer, key) }),
  )
  const names = Object.keys(node)
  const properties = names.toSorted().join()
  const isShared = Array.isArray(node) || isMap || '$ref' in node
  if (isShared || names.length < LEAST_PROPERTIES || ERRORS.includes(properties)) return inner
  return [{ place, properties }, ...inner]
}
