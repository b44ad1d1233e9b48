// Loaded before netlify-cli (serve.ts), which listens at every address of the machine and outlives who started it.
import { Server } from 'node:net';

const { listen } = Server.prototype;
Server.prototype.listen = function (where, ...rest) {
  const options = typeof where === 'object' ? where : { port: where };
  return listen.call(this, options.path ? options : { ...options, host: '127.0.0.1' }, ...rest);
};

const parent = process.ppid;
setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 500).unref();
