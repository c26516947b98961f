import {
  cpSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { Random } from '../../backend/payment/interleavings/random.ts'

/** A file or folder of the file system that WebAssembly programs see. */
interface FileNode {
  mode: number
}
interface Stream {
  nfd: number
  node: FileNode
}

/** That file system, as far as it changes files. Emscripten's types leave it out. */
interface NodeFiles {
  realPath(node: FileNode): string
  stream_ops: {
    write(stream: Stream, from: Uint8Array, offset: number, length: number, position: number): number
    fsync?: (stream: Stream) => number
    setattr(stream: Stream, attributes: { size?: number }): void
  }
  node_ops: {
    setattr(node: FileNode, attributes: { size?: number }): void
    mknod(parent: FileNode, name: string, mode: number, device: number): FileNode
    rename(node: FileNode, folder: FileNode, name: string): void
    unlink(parent: FileNode, name: string): void
    rmdir(parent: FileNode, name: string): void
  }
}

/** What a program did to its files, in order. A file has a number, whatever it is called. */
type Operation =
  | { act: 'write'; file: number; at: number; bytes: Buffer }
  | { act: 'resize'; file: number; size: number }
  | { act: 'sync'; file: number }
  | { act: 'sync-folder' }
  | { act: 'create'; path: string; file: number }
  | { act: 'create-folder'; path: string }
  | { act: 'rename'; from: string; to: string; file: number }
  | { act: 'remove'; path: string }

type Naming = Extract<Operation, { act: 'create' | 'create-folder' | 'rename' | 'remove' }>
type Change = Extract<Operation, { act: 'write' | 'resize' }>

/** What is left of the writes that no one waited for: nothing, or whichever parts the disk had come to. */
export type Unsynced = 'dropped' | 'torn'

export interface Disk {
  /** How much was done to the files so far. A cut is at one of these moments. */
  position(): number
  /** Makes a folder with what the disk would have if the power had failed at a moment. */
  cut(at: number, to: string, unsynced: Unsynced, random: Random): void
}

const FOLDER = 0o040000
const TYPE = 0o170000
/** What a disk writes as a whole. */
const SECTOR = 512

/**
 * Records what an embedded database does to the files of its folder from now on, which counts as synced. Names of files
 * are in the journal of the file system: a sync of a file or a folder makes durable what was named before.
 */
export function recordDisk(engine: PGlite, folder: string): Disk {
  const base = `${folder}-before`
  cpSync(folder, base, { recursive: true })
  const { NODEFS } = (engine as unknown as { Module: { NODEFS: NodeFiles } }).Module
  const { stream_ops: streams, node_ops: nodes, realPath } = NODEFS
  const done: Operation[] = []
  const numbers = new Map<number, number>()
  let last = 0
  const number = (inode: number) => {
    const known = numbers.get(inode) ?? ++last
    numbers.set(inode, known)
    return known
  }
  const numberOf = ({ nfd }: Stream) => number(fstatSync(nfd).ino)
  const numberAt = (path: string) => number(lstatSync(path).ino)
  const at = (path: string) => relative(folder, path)
  const isFolder = ({ mode }: FileNode) => (mode & TYPE) === FOLDER
  const start = new Map(filesIn(folder).map(path => [path, numberAt(join(folder, path))]))

  const { write, fsync, setattr } = streams
  Object.assign(streams, {
    write(stream, from, offset, length, position) {
      const written = write(stream, from, offset, length, position)
      const bytes = Buffer.from(from.subarray(offset, offset + written))
      done.push({ act: 'write', file: numberOf(stream), at: position, bytes })
      return written
    },
    setattr(stream, attributes) {
      setattr(stream, attributes)
      if (attributes.size !== undefined)
        done.push({ act: 'resize', file: numberOf(stream), size: attributes.size })
    },
    ...(fsync && {
      fsync(stream) {
        const result = fsync(stream)
        done.push(isFolder(stream.node) ? { act: 'sync-folder' } : { act: 'sync', file: numberOf(stream) })
        return result
      },
    }),
  } satisfies Partial<NodeFiles['stream_ops']>)
  const { setattr: setNode, mknod, rename, unlink, rmdir } = nodes
  Object.assign(nodes, {
    setattr(node, attributes) {
      setNode(node, attributes)
      if (attributes.size !== undefined)
        done.push({ act: 'resize', file: numberAt(realPath(node)), size: attributes.size })
    },
    mknod(parent, name, mode, device) {
      const node = mknod(parent, name, mode, device)
      const path = realPath(node)
      if (isFolder(node)) done.push({ act: 'create-folder', path: at(path) })
      else {
        // The system may have given it the inode of a file that is gone.
        numbers.set(lstatSync(path).ino, ++last)
        done.push({ act: 'create', path: at(path), file: last })
      }
      return node
    },
    rename(node, to, name) {
      const from = realPath(node)
      const file = isFolder(node) ? 0 : numberAt(from)
      rename(node, to, name)
      done.push({ act: 'rename', from: at(from), to: at(join(realPath(to), name)), file })
    },
    unlink(parent, name) {
      unlink(parent, name)
      done.push({ act: 'remove', path: at(join(realPath(parent), name)) })
    },
    rmdir(parent, name) {
      rmdir(parent, name)
      done.push({ act: 'remove', path: at(join(realPath(parent), name)) })
    },
  } satisfies Partial<NodeFiles['node_ops']>)

  return {
    position: () => done.length,
    cut(moment, to, unsynced, random) {
      rmSync(to, { recursive: true, force: true })
      cpSync(base, to, { recursive: true })
      const names = new Map(start)
      const contents = new Map<number, Buffer>()
      for (const [path, file] of start) contents.set(file, readFileSync(join(base, path)))
      const { naming, changes } = onDisk(done.slice(0, moment), unsynced, random)
      for (const each of naming) carryOut(each, to, names)
      for (const each of changes) change(contents, each)
      for (const [path, file] of names) writeFileSync(join(to, path), contents.get(file) ?? '')
    },
  }
}

/** What of some operations is on the disk. */
function onDisk(
  done: readonly Operation[],
  unsynced: Unsynced,
  random: Random,
): { naming: Naming[]; changes: Change[] } {
  const isKept = () => unsynced === 'torn' && random.chance(0.5)
  const isNaming = (each: Operation): each is Naming =>
    each.act === 'create' || each.act === 'create-folder' || each.act === 'rename' || each.act === 'remove'
  const lastNaming = new Map<number, number>()
  const lastSync = new Map<number, number>()
  let named = 0
  for (const [index, each] of done.entries()) {
    if (each.act === 'create' || each.act === 'rename') lastNaming.set(each.file, index)
    if (each.act === 'sync-folder') named = index
    if (each.act === 'sync') {
      lastSync.set(each.file, index)
      named = Math.max(named, lastNaming.get(each.file) ?? 0)
    }
  }
  const isSynced = ({ file }: Change, index: number) => index <= (lastSync.get(file) ?? -1)
  const naming: Naming[] = []
  const changes: Change[] = []
  let isJournalOver = false
  for (const [index, each] of done.entries())
    if (isNaming(each)) {
      // The journal is in order, and ends somewhere.
      isJournalOver ||= index > named && !isKept()
      if (!isJournalOver) naming.push(each)
    } else if (each.act === 'write' || each.act === 'resize') {
      if (isSynced(each, index)) changes.push(each)
      else if (isKept()) changes.push(...torn(each, random))
    }
  return { naming, changes }
}

/** Some sectors of a write. */
function torn(each: Change, random: Random): Change[] {
  if (each.act === 'resize' || each.bytes.length <= SECTOR || random.chance(0.5)) return [each]
  const from = random.below(Math.ceil(each.bytes.length / SECTOR)) * SECTOR
  return [{ ...each, at: each.at + from, bytes: each.bytes.subarray(from) }]
}

function carryOut(each: Naming, folder: string, names: Map<string, number>): void {
  if (each.act === 'create-folder') mkdirSync(join(folder, each.path), { recursive: true })
  else if (each.act === 'create') names.set(each.path, each.file)
  else if (each.act === 'remove') {
    names.delete(each.path)
    rmSync(join(folder, each.path), { recursive: true, force: true })
  } else {
    names.delete(each.from)
    rmSync(join(folder, each.from), { force: true })
    names.set(each.to, each.file)
    mkdirSync(dirname(join(folder, each.to)), { recursive: true })
  }
}

function change(contents: Map<number, Buffer>, each: Change): void {
  const before = contents.get(each.file) ?? Buffer.alloc(0)
  const size = each.act === 'resize' ? each.size : Math.max(before.length, each.at + each.bytes.length)
  const after = size === before.length ? before : Buffer.alloc(size)
  if (after !== before) before.copy(after, 0, 0, Math.min(size, before.length))
  if (each.act === 'write') each.bytes.copy(after, each.at)
  contents.set(each.file, after)
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
