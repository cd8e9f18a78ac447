import { spawnSync } from 'node:child_process';
import { freemem } from 'node:os';
import { Fault } from '../fault.ts';

const gigabyte = 2 ** 30;
/** What the largest of the measured commands takes: its own memory, and that of the files it writes. */
const enough = 3;

/**
 * Makes a virtual machine's host give it memory before something is measured: the first touch of a
 * page that the host has not given yet costs four times another, so the first of two equal commands
 * may take twice as long. At most half of what is free.
 */
export function touchMemory(): void {
  const gigabytes = Math.min(enough, freemem() / 2 / gigabyte);
  const touch = `for (let left = ${gigabytes}, kept = []; left > 0; left -= 0.5) kept.push(Buffer.alloc(Math.min(left, 0.5) * ${gigabyte}, 1));`;
  const { status, error, stderr } = spawnSync(process.execPath, ['-e', touch], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Fault(`memory could not be touched: ${error?.message ?? stderr}`);
}
