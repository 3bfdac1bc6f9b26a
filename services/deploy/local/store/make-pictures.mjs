/** Makes the demo's pictures that are missing, quietly: whatever else the machine has to do comes first. */
import { constants, setPriority } from 'node:os';
import '../processes/leave-with-parent.mjs';
import { makePictures } from './demo.mjs';

setPriority(constants.priority.PRIORITY_LOW);
await makePictures(process.argv[2]);
process.exit(0);
