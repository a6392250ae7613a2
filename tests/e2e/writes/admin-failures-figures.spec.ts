/** Saving figures, and categories: each way it can fail. See `testEachFailure`. */
import { testEachFailure } from '../../helpers/failureTable';
import { figureActions } from '../../helpers/staffActions/figures';
import { categoryActions } from '../../helpers/staffActions/resources';

testEachFailure([...figureActions, ...categoryActions]);
