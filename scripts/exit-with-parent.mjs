/**
 * Loaded before a child's own code (`node --import`): when the process that started it is gone,
 * even by kill -9, the channel between them closes and the child shuts down as if it were asked to.
 */
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
