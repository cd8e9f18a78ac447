import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { isAlive } from './owner.ts';

it.runIf(existsSync('/proc/self/stat'))(
  'issue 11 B8 one that is dead, and that nobody has asked about, is not alive',
  async () => {
    // The shell becomes a program that never asks after the child of the shell.
    const parent = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 60'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    try {
      const [line] = await once(parent.stdout, 'data');
      const pid = Number(String(line));
      const state = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0];
      while (state() !== 'Z') await setTimeout(20);
      expect(isAlive(pid)).toBe(false);
      expect(isAlive(process.pid)).toBe(true);
    } finally {
      parent.kill('SIGKILL');
    }
  },
);
