// Preloaded before a program: exits when the parent process ends, however it ended, since the operating system
// then closes the pipe.
process.stdin.once('close', () => process.kill(process.pid, 'SIGKILL')).resume()
// The pipe alone does not keep the process running.
if ('unref' in process.stdin) process.stdin.unref()
