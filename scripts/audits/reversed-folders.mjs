/** Loaded before a build (NODE_OPTIONS): every folder lists its files in the opposite order, as another disk might. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { readdirSync, readdir } = fs;
const promised = fs.promises.readdir;
const reversed = (names) => [...names].reverse();

fs.readdirSync = (...args) => reversed(readdirSync(...args));
fs.promises.readdir = async (...args) => reversed(await promised(...args));
fs.readdir = (...args) => {
  const done = args.pop();
  readdir(...args, (error, names) => done(error, names && reversed(names)));
};
syncBuiltinESMExports();
