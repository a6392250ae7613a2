/** Uploading, editing and deleting files: each way it can fail. See `testEachFailure`. */
import { testEachFailure } from '../../helpers/failureTable';
import { fileActions } from '../../helpers/staffActions/resources';

testEachFailure(fileActions);
