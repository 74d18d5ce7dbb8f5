// Ends Azurite, orderly, when the process that started it ends or lets go of it.
process.once("disconnect", () => process.kill(process.pid, "SIGINT"));
