import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

export interface ProcessInfo {
  readonly parent: number;
  readonly commandLine: string;
}

/** What a process is, by its id; undefined when it has ended (a zombie has, too). */
export async function processInfo(pid: number): Promise<ProcessInfo | undefined> {
  try {
    const info = existsSync('/proc/self/stat') ? await fromProc(pid) : await fromPs(pid);
    return info.commandLine ? info : undefined;
  } catch {
    return undefined;
  }
}

// Slim containers have no ps.
async function fromProc(pid: number): Promise<ProcessInfo> {
  const [commandLine, stat] = await Promise.all([
    readFile(`/proc/${pid}/cmdline`, 'utf8'),
    readFile(`/proc/${pid}/stat`, 'utf8'),
  ]);
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(afterName[1]), commandLine: commandLine.replaceAll('\0', ' ') };
}

async function fromPs(pid: number): Promise<ProcessInfo> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=,args=', '-p', String(pid)]);
  const [, parent, commandLine = ''] = /^\s*(\d+) (.*)$/m.exec(stdout) ?? [];
  return { parent: Number(parent), commandLine };
}
